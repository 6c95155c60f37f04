import { expect, test } from 'vitest'
import { removeOwn } from '#session/own-keys.ts'
import { noteConsent, separateConsents } from './separate-consents.ts'
import { createMemoryStorage } from '#session/storage.ts'

test('keeps consents per account, newest first, and removes them with the account', () => {
  const storage = createMemoryStorage()
  expect(separateConsents(storage, 'a')).toEqual([])
  noteConsent(storage, 'a', { at: 1_000, text: '单独同意《身份证件信息单独同意书》第1版' })
  noteConsent(storage, 'a', { at: 2_000, text: '关闭个性化推荐' })
  expect(separateConsents(storage, 'a').map(({ at }) => at)).toEqual([2_000, 1_000])
  expect(separateConsents(storage, 'b')).toEqual([])
  for (let at = 3_000; at < 3_100; at += 1) noteConsent(storage, 'a', { at, text: '开启个性化推荐' })
  expect(separateConsents(storage, 'a')).toHaveLength(50)
  removeOwn(storage, 'a')
  expect(separateConsents(storage, 'a')).toEqual([])
})

test('ignores invalid entries', () => {
  const storage = createMemoryStorage()
  storage.set('own:a:consents', 'x\n1\n{"at":1}\n5 单独同意')
  expect(separateConsents(storage, 'a')).toEqual([{ at: 5, text: '单独同意' }])
})
