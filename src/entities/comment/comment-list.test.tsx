import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { depsOf, TestData } from '#test/data.tsx'
import { CommentList } from './comment-list.tsx'

afterEach(cleanup)

it('highlights topics between # marks, in replies too, and leaves other # marks unchanged', () => {
  const row = { name: '甲', avatar: '', at: 0, label: '', reason: '', isMine: false }
  const replies = [{ ...row, key: '2', text: '同看#定投#', replies: [] }]
  const rows = [{ ...row, key: '1', text: '今天聊 #量能# 和 1# 席位 <b>', replies }]
  const { container } = render(
    <TestData deps={depsOf(async () => ({ now: 0 }))}>
      <CommentList rows={rows} label="评论" />
    </TestData>,
  )
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['#量能#', '#定投#'])
  expect(container.textContent).toContain('今天聊 #量能# 和 1# 席位 <b>')
})
