import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { Avatar } from './avatar.tsx'
import { Picture } from './picture.tsx'

afterEach(cleanup)

it('reserves its box with width and height, and loads lazily', () => {
  render(<Picture src="/files/cover.jpg" alt="封面" ratio={16 / 9} />)
  const image = screen.getByRole('img', { name: '封面' })
  expect(['width', 'height', 'loading', 'fetchpriority'].map((name) => image.getAttribute(name))).toEqual([
    '720',
    '405',
    'lazy',
    null,
  ])
})

it('loads with high priority when eager', () => {
  const html = renderToString(<Picture src="/files/cover.jpg" alt="" ratio={1} eager />)
  expect(html).toContain('fetchPriority="high"')
  expect(html).toContain('loading="eager"')
  expect(html).toMatch(/aspect-ratio:1/)
})

it('shows its alt text in place of a broken picture, in the same box', () => {
  const { container } = render(<Picture src="/files/gone.jpg" alt="年报封面" ratio={2} />)
  const box = container.firstElementChild
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByText('年报封面')).toBeTruthy()
  expect(screen.queryByRole('img', { name: '年报封面' })).toBeNull()
  expect(container.firstElementChild).toBe(box)
})

it('loads again for a new address', () => {
  const { rerender } = render(<Picture src="/files/gone.jpg" alt="封面" ratio={2} />)
  fireEvent.error(screen.getByRole('img'))
  rerender(<Picture src="/files/cover.jpg" alt="封面" ratio={2} />)
  expect(screen.getByRole('img', { name: '封面' }).getAttribute('src')).toBe('/files/cover.jpg')
})

it('renders the same elements with and without an address', () => {
  const shape = (src: string) => renderToString(<Picture src={src} alt="" ratio={2} />).replace(/ src="[^"]*"/, '')
  expect(shape('')).toBe(shape('/files/cover.jpg'))
})

it('an avatar without a picture, or with a broken one, requests nothing', () => {
  render(<Avatar src="/files/me.jpg" name="张老师" />)
  const image = screen.getByRole('img', { name: '张老师' })
  fireEvent.error(image)
  expect(image.hasAttribute('src')).toBe(false)
})
