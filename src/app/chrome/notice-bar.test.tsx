import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { NoticeBar } from './notice-bar.tsx'
import { createNoticeBoard } from './notice.ts'

afterEach(cleanup)

/** The bar with a notice over /me. */
function shown(notice: Parameters<ReturnType<typeof createNoticeBoard>['show']>[0]) {
  const board = createNoticeBoard()
  const { hook, history } = memoryLocation({ path: '/me', record: true })
  board.show(notice)
  render(
    <Router hook={hook}>
      <NoticeBar board={board} />
    </Router>,
  )
  return { board, history }
}

it('a failed authorization offers the login by mobile number, which returns to the page', async () => {
  const { board, history } = shown({ text: '授权失败，请稍后重试', retry: vi.fn(), login: '/me?tab=1' })
  expect(screen.getByRole('alert').textContent).toBe('授权失败，请稍后重试重试手机号登录知道了')
  await userEvent.click(screen.getByRole('link', { name: '手机号登录' }))
  expect(history.at(-1)).toBe('/login?redirect=%2Fme%3Ftab%3D1')
  expect(board.get()).toBeNull()
})

it('other notices only have to be read', async () => {
  const { board, history } = shown({ text: '请先登录' })
  expect(screen.queryByRole('link')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect([board.get(), history]).toEqual([null, ['/me']])
})
