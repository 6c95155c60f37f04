import { expect, it, vi } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

const TRADER = '13800000031'
const SIGN = '/order/D00310001/sign'

const { words, until, open, go, find, press } = await openScreens(/order/, { at: TRADING })

it('what was read of an expired signature is not read of the documents of the next one', async () => {
  await open(SIGN, { as: TRADER })
  await press(/^阅读文件/)
  document.querySelector<HTMLElement>('dialog[open] a[target=_blank]')?.click()
  await until(() => find('我已阅读')?.matches(':not([disabled])'), 40_000)
  await press('我已阅读')
  expect(words()).toContain('已读1/4份')
  await go(SIGN)
  expect(words()).toContain('已读1/4份')
  vi.setSystemTime(TRADING + 3 * 3_600_000)
  await go(SIGN)
  expect(words()).toContain('已读0/4份')
})
