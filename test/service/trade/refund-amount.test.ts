import { describe, expect, it } from 'vitest'
import { DAY } from '#test/service/seed/days.ts'
import { quoteRefund, workingDaysEnd } from './refund-amount.ts'

/** Midnight in Shanghai. */
const on = (date: string) => Date.parse(`${date}T00:00:00+08:00`)
/** A Tuesday. */
const TUESDAY = on('2026-11-17')

const order = {
  status: 'IN_SERVICE',
  paidFen: 129_900,
  createdAt: TUESDAY,
  paidAt: TUESDAY,
  signedAt: null,
  serviceStartAt: TUESDAY,
  serviceEndAt: TUESDAY + 365 * DAY,
}

describe('working days', () => {
  it.each([
    ['a Tuesday', '2026-11-17', 5, '2026-11-25'],
    ['a Friday', '2026-11-20', 5, '2026-11-28'],
    ['a Saturday', '2026-11-21', 5, '2026-11-28'],
    ['a Sunday', '2026-11-22', 1, '2026-11-24'],
  ])('after %s end with the last of them', (_, from, days, end) => {
    expect(workingDaysEnd(on(from) + DAY / 2, days)).toBe(on(end))
  })
})

describe('the amount of a refund', () => {
  it('is the full price until the last moment of the fifth working day, whatever was used', () => {
    const quote = quoteRefund(order, on('2026-11-25') - 1)
    expect(quote).toMatchObject({ canApply: true, isCooling: true, maxFen: 129_900, usedDays: 8, serviceDays: 365 })
    expect(quote.lines).toEqual([
      { name: '已付金额', amountFen: 129_900 },
      { name: '签约后5个工作日内，不扣减', amountFen: 0 },
      { name: '应退金额', amountFen: 129_900 },
    ])
    expect(quoteRefund(order, on('2026-11-25'))).toMatchObject({ isCooling: false, maxFen: 126_697 })
  })
  it('counts from the signature if there is one', () => {
    const late = { ...order, signedAt: TUESDAY + 7 * DAY }
    expect(quoteRefund(late, TUESDAY + 10 * DAY).isCooling).toBe(true)
    expect(quoteRefund(order, TUESDAY + 10 * DAY).isCooling).toBe(false)
  })
  it('is the full price before the service starts', () => {
    const waiting = { ...order, status: 'PAID', serviceStartAt: TUESDAY + 40 * DAY }
    const quote = quoteRefund(waiting, TUESDAY + 30 * DAY)
    expect(quote.lines[1]).toEqual({ name: '服务尚未开通，不扣减', amountFen: 0 })
    expect(quote).not.toHaveProperty('usedDays')
  })
  it('adds up line by line on every day of the service, falls every day, and ends at zero', () => {
    let before = Infinity
    for (let day = 9; day <= 365; day += 1) {
      const begins = TUESDAY + (day - 1) * DAY
      const { lines, maxFen, canApply, usedDays } = quoteRefund(order, begins)
      expect(quoteRefund(order, begins + DAY - 1)).toMatchObject({ maxFen, usedDays })
      const [paid, used, back] = lines.map(({ amountFen }) => amountFen)
      expect(Number(paid) + Number(used)).toBe(back)
      expect(back).toBe(maxFen)
      expect(Number.isSafeInteger(maxFen)).toBe(true)
      expect(usedDays).toBe(day)
      expect(maxFen).toBeLessThan(before)
      expect(canApply).toBe(maxFen > 0)
      before = maxFen
    }
    expect(before).toBe(0)
  })
  it.each(['WAIT_PAY', 'FINISHED', 'CLOSED', 'REFUNDING', 'REFUNDED', 'SOMETHING'])('is zero while %s', (status) => {
    expect(quoteRefund({ ...order, status }, TUESDAY)).toMatchObject({ canApply: false, maxFen: 0, lines: [] })
  })
})
