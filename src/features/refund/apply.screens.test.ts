import { expect, it, vi } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** Has a service past its cooling-off period: every day costs its share. */
const TRADER = '13800000031'
const HOUR = 3_600_000
const DAY = 24 * HOUR

const { words, wait, until, open, press, type } = await openScreens(/refund/)

const amount = () => document.querySelector<HTMLInputElement>('#root form input:not([type=radio])')?.value ?? ''

/** Chooses a reason, and goes on a minute after midnight in Shanghai. */
async function overMidnight(fill = () => undefined as void) {
  const midnight = Math.ceil((Date.now() + 8 * HOUR) / DAY) * DAY - 8 * HOUR
  vi.setSystemTime(midnight - 60_000)
  await open('/order/D00310006/refund', { as: TRADER })
  await press('其他原因')
  const proposed = amount()
  fill()
  await wait(61_000)
  await press('下一步：核对退款协议')
  await until(() => words().includes('退款金额不能超过可退金额'))
  await press('修改原因或金额')
  return proposed
}

it('a form left open over midnight proposes the new day’s maximum, which is accepted', async () => {
  const proposed = await overMidnight()
  await until(() => Number(amount()) < Number(proposed))
  await press('下一步：核对退款协议')
  await until(() => words().includes('预览退款协议（PDF）'))
})

it('a typed amount that is too much since midnight stays, and the new maximum is told', async () => {
  let typed = ''
  await overMidnight(() => {
    typed = (Number(amount()) - 0.01).toFixed(2)
    type('申请退款金额（元）', typed)
  })
  await until(() => words().includes('退款金额不能超过可退金额 ¥'))
  expect(amount()).toBe(typed)
})
