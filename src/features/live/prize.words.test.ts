import { expect, it } from 'vitest'
import type { Prize } from '#api/shapes/live.ts'
import { toPrize } from './prize.words.ts'

const prize: Prize = {
  prizeId: 'P1',
  name: '会员券',
  kind: 'COUPON',
  status: 'WAIT',
  imageUrl: '',
  expireAt: Date.parse('2026-12-06T20:30:00+08:00'),
}
const midnight = Date.parse('2026-12-07T00:00:00+08:00')

it('the last moment of a claim is named: its minute, or the day before a midnight', () => {
  expect(toPrize(prize).note).toBe('请在 2026-12-06 20:30 前领取，逾期视为放弃')
  expect(toPrize({ ...prize, status: 'EXPIRED', expireAt: midnight }).note).toBe('已于 2026-12-06 过期')
})
