import { expect, it } from 'vitest'
import { hostileTexts } from '#test/corpora/frames.ts'
import { wordOf } from './word-of.ts'

it('has a word for what it knows, and none for the names that every object has', () => {
  expect(wordOf({ WAIT: '待领取' }, 'WAIT')).toBe('待领取')
  expect(hostileTexts.filter((name) => wordOf({ WAIT: '待领取' }, name) !== undefined)).toEqual([])
})
