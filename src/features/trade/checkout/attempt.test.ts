import { expect, test } from 'vitest'
import { createMemoryStorage } from '#session/storage.ts'
import { createAttempts } from './attempt.ts'

const open = (account = 'A', storage = createMemoryStorage()) => ({
  storage,
  attempts: createAttempts(storage, account, () => 5),
})

test('every press of one purchase has the same client number until its order is known', () => {
  const { attempts, storage } = open()
  const first = attempts.begin('K1', 100)
  expect(first).toMatchObject({ payableFen: 100, at: 5, open: true })
  expect(first.clientNo).toMatch(/^[0-9a-f]{32}$/)
  // Another tab, or the same one after it was killed.
  expect(open('A', storage).attempts.find('K1')).toEqual(first)
  attempts.refused('K1')
  expect(attempts.find('K1')).toEqual({ ...first, open: false })
  expect(attempts.begin('K1', 90, 3)).toEqual({ ...first, payableFen: 90, parts: 3 })
  attempts.refused('K1')
  expect(attempts.find('K1')?.parts, 'how it is to be paid stays').toBe(3)
  attempts.uncut('K1', '订单当前状态不能拆分支付')
  expect(attempts.find('K1')).toMatchObject({ parts: 3, open: false, refusal: '订单当前状态不能拆分支付' })
  expect(attempts.begin('K1', 90, 3).clientNo, 'its order is known: this is another one').not.toBe(first.clientNo)
  attempts.end('K1')
  expect(attempts.find('K1')).toBeUndefined()
  expect(attempts.begin('K1', 100).clientNo).not.toBe(first.clientNo)
})

test('attempts belong to one account and one service', () => {
  const { attempts, storage } = open()
  const { clientNo } = attempts.begin('K1', 100)
  expect(attempts.find('K2')).toBeUndefined()
  expect(attempts.begin('K2', 100).clientNo).not.toBe(clientNo)
  expect(open('B', storage).attempts.find('K1')).toBeUndefined()
})

test.each(['', 'null', '{}', '[]', '{"clientNo":"x","payableFen":1,"at":1,"open":true}', '{"clientNo'])(
  'invalid stored text, %j, is no attempt',
  (text) => {
    const { attempts, storage } = open()
    attempts.begin('K1', 1)
    storage.set(storage.keys()[0] ?? '', text)
    expect(attempts.find('K1')).toBeUndefined()
    expect(attempts.begin('K1', 1).clientNo).toMatch(/^[0-9a-f]{32}$/)
  },
)
