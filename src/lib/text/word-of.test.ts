import { expect, it } from 'vitest'
import { hostileTexts } from '#test/corpora/frames.ts'
import { wordOf } from './word-of.ts'

it('returns the text of a known key, and none for inherited properties', () => {
  expect(wordOf({ WAIT: '待领取' }, 'WAIT')).toBe('待领取')
  expect(hostileTexts.filter((name) => wordOf({ WAIT: '待领取' }, name) !== undefined)).toEqual([])
})
