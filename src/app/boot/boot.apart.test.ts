// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { boot } from './boot.tsx'

afterEach(() => vi.restoreAllMocks())

it('shows the crash page if the setup fails', async () => {
  document.body.innerHTML = '<div id="root"><p>spinner</p></div>'
  vi.spyOn(navigator, 'userAgent', 'get').mockImplementation(() => {
    throw new TypeError('no agent')
  })
  await act(() => expect(boot()).rejects.toThrow('no agent'))
  expect(document.querySelector('h1')?.textContent).toBe('页面报错')
  expect(document.querySelector('button')?.textContent).toBe('刷新')
  expect(document.body.textContent).not.toContain('spinner')
})
