import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { navigate } from 'wouter/use-browser-location'
import { Router } from 'wouter'
import { afterEach, expect, it, vi } from 'vitest'
import { Screen } from './screen.tsx'

afterEach(() => {
  cleanup()
  history.replaceState({ trail: 0 }, '')
  dispatchEvent(new PopStateEvent('popstate'))
})

const page = (
  <Router>
    <Screen title="课程">正文</Screen>
  </Router>
)

it('links to home when there is no page to go back to', () => {
  render(page)
  expect(screen.getByRole('link', { name: '首页' }).getAttribute('href')).toBe('/home')
  expect(screen.queryByRole('button', { name: '返回' })).toBeNull()
})

it('goes back after an internal navigation, also after a reload', async () => {
  const back = vi.spyOn(history, 'back').mockReturnValue()
  const { unmount } = render(page)
  act(() => navigate('/article/1'))
  await userEvent.click(screen.getByRole('button', { name: '返回' }))
  expect(back).toHaveBeenCalledOnce()
  act(() => navigate('/article/2', { replace: true }))
  unmount()
  render(page)
  expect(screen.getByRole('button', { name: '返回' })).toBeTruthy()
  back.mockRestore()
})

it('does not count a replaced page or an open sheet as a page to go back to', () => {
  render(page)
  act(() => navigate('/article/1', { replace: true }))
  act(() => history.pushState({ modal: 'x' }, ''))
  expect(screen.getByRole('link', { name: '首页' })).toBeTruthy()
})

it('renders a tab with the tab bar, the current tab marked, and no back button', () => {
  render(
    <Screen title="学习" tab="course">
      正文
    </Screen>,
  )
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['学习'])
  expect(screen.queryByRole('link', { name: '首页', current: false })?.getAttribute('href')).toBe('/home')
})

it('the skip link moves the focus to the content without a history entry', async () => {
  render(page)
  const before = history.length
  await userEvent.click(screen.getByRole('link', { name: '跳到正文' }))
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(history.length).toBe(before)
})

it('renders without a browser', () => {
  const html = renderToString(<Router ssrPath="/course">{<Screen title="学习">正文</Screen>}</Router>)
  expect(html).toContain('<h1')
  expect(html).toContain('aria-label="首页"')
})

it('announces the next page’s title, unless that page moves the focus itself', async () => {
  const next = (title: string, field = false) => (
    <Router>
      <Screen key={title} title={title}>
        {field && <input ref={(input) => input?.focus()} aria-label="手机号" />}
      </Screen>
    </Router>
  )
  const heard = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const { rerender } = render(next('课程'))
  rerender(next('文章'))
  await expect.poll(heard).toBe('文章')
  rerender(next('登录', true))
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(heard()).toBe('手机号')
  rerender(next('我的'))
  await expect.poll(heard).toBe('我的')
})
