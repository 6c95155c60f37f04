import { beforeEach, expect, test, vi } from 'vitest'
import { BusinessError, NetworkError } from '#api/errors.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { createAttempts } from '#features/trade/checkout/attempt.ts'
import { endAttempt } from '#features/trade/checkout/end-attempt.ts'
import { pendingOf } from './pending.ts'

const order = { orderNumber: 'D1', payableFen: 1000, nextStep: 'SIGN' as const }
const check = { canBuy: false, pendingOrderNumber: 'D1', message: '您有一笔待付款订单', gates: [] }
const attempts = createAttempts(createMemoryStorage(), 'A', () => 5)
const resume = vi.fn()
const pending = (splitOnly = false) =>
  pendingOf({ check, sku: { splitOnly }, attempt: attempts.find('K1'), submit: { resume } })

beforeEach(() => {
  attempts.end('K1')
  attempts.begin('K1', 1000, 3)
  resume.mockReset()
})

test('rejected parts: the reason is kept, and the customer chooses how to continue', async () => {
  const send = vi.fn().mockRejectedValue(new BusinessError('POST /orders/sub', 40924, '已有一笔正在支付，不能重新拆分'))
  expect(await endAttempt({ send, attempts }, 'K1', order, 3)).toBe('refused')
  expect(pending()?.text).toBe('订单已生成，分 3 笔付款没有办成：已有一笔正在支付，不能重新拆分')
  expect(pending()?.ways.map(({ name }) => name)).toEqual(['再试一次分 3 笔', '改为一次付清 ¥10.00'])
  expect(pending(true)?.ways.map(({ name }) => name)).toEqual(['再试一次分 3 笔', '先办理其他步骤'])
  for (const { press } of pending()?.ways ?? []) press()
  expect(resume.mock.calls).toEqual([['D1'], ['D1', true]])
})

test('parts with a lost answer are requested again, and nothing is decided', async () => {
  const send = vi.fn().mockRejectedValueOnce(new NetworkError('POST /orders/sub', 'no answer'))
  expect(await endAttempt({ send, attempts }, 'K1', order, 3)).toBe('open')
  expect(pending()?.ways.map(({ name }) => name)).toEqual(['继续办理'])
  send.mockResolvedValueOnce([])
  expect(await endAttempt({ send, attempts }, 'K1', order)).toBe('ended')
  expect(send.mock.lastCall?.[1]).toEqual({ orderNumber: 'D1', parts: [334, 333, 333] })
  expect(attempts.find('K1')).toBeUndefined()
})

test('without an open order nothing is pending, whatever was tried before', () => {
  const none = { canBuy: true, gates: [] }
  expect(pendingOf({ check: none, sku: { splitOnly: false }, attempt: undefined, submit: { resume } })).toBeUndefined()
})
