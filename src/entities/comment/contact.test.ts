import { expect, test } from 'vitest'
import { commentError } from './contact.ts'

test('a comment has 1 to 300 visible characters, counted as graphemes, and no contact details', () => {
  for (const text of ['  \n', '\u3000', '\u200b', '\u2060\ufe0f', '\u3164'])
    expect(commentError(text)).toBe('请填写评论内容')
  expect(commentError('好'.repeat(301))).toBe('内容不能超过300字')
  for (const sign of ['👍', '👍🏽', '👨‍👩‍👧', '🇨🇳']) expect(commentError(sign.repeat(300))).toBe('')
  expect(commentError('我的电话١٣٨٠٠١٣٨٠٠٠')).toBe('请勿发布联系方式')
  expect(commentError('支撑位看 13.50 14.20 15.3')).toBe('')
})
