import { expect, test } from 'vitest'
import { commentError } from './contact.ts'

test.each([
  '我的电话13800138000',
  '138-0013-8000',
  '１３８ ００１３ ８０００',
  '微信：abc12345',
  '加VX abc_123',
  '大家加 群 聊',
  '1\u200b3800138000',
])('%s is a way to reach somebody', (text) => {
  expect(commentError(text)).toBe('请勿发布联系方式')
})

test.each(['讲得很清楚，股价从1688涨到1700', '2026-11-20 10:30:15 的数据', '微信群里看到的观点', 'wxx'])(
  '%s is not',
  (text) => {
    expect(commentError(text)).toBe('')
  },
)

test('a comment has 1 to 300 characters', () => {
  expect(commentError('  \n')).toBe('请填写评论内容')
  expect(commentError('好'.repeat(301))).toBe('内容不能超过300字')
  expect(commentError('👍'.repeat(300))).toBe('')
})
