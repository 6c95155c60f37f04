import { expect, it } from 'vitest'
import { openScreens, TRADING } from '#test/sweep/screens.ts'

/** Customers: on the list, with a closed authorization, not on the list. */
const [LISTED, CLOSED, OTHER] = ['13800000008', '13800000007', '13800000004']

const { environment, words, wait, open, press, find, until, ask } = await openScreens(/trade-auth|suitability|login/, {
  at: TRADING,
})
const boxes = () => [...document.querySelectorAll<HTMLInputElement>('#root main input[type=checkbox]')]

it('opens after five seconds of reading and three confirmations ticked by hand', async () => {
  await open('/trade-auth', { as: LISTED })
  expect(words()).toMatch(/未开通.+不代客操作.+授权范围.+不包含代客理财、全权委托/)
  expect(boxes().map(({ checked }) => checked)).toEqual([false, false, false])
  expect(find(/^请先阅读/)?.matches('[disabled]')).toBe(true)
  await wait(5_500)
  await press('开通交易授权')
  expect(words()).toContain('请逐项阅读并勾选以上三项确认')
  expect((await ask(LISTED, '/trade-auth/my-info'))['status']).toBe('NONE')
  for (const each of boxes()) each.click()
  await press('开通交易授权')
  await until(() => /已开通.*开通时间/.test(words()))
  expect(words()).toMatch(/授权记录开通 · 已开通/)
  expect(find('开通交易授权')).toBeUndefined()
})

it('is verified with the service after a lost answer, and opened once', async () => {
  await open('/trade-auth', { as: LISTED })
  await wait(5_500)
  for (const each of boxes()) each.click()
  await environment.break({ path: '/trade-auth/open', kind: 'cut' })
  await press('开通交易授权')
  await until(() => /已开通|经核对尚未开通/.test(words()))
})

it('explains a missing whitelist entry, and how a closed authorization is reopened', async () => {
  await open('/trade-auth', { as: OTHER })
  expect(words()).toMatch(/暂未对您开放.+您现在还不在名单内/)
  expect(find('开通交易授权')).toBeUndefined()
  await open('/trade-auth', { as: CLOSED })
  expect(words()).toMatch(/已关闭.+关闭时间.+如何撤回.+如需重新开通，也请联系客服/)
  await press('联系客服撤回')
  expect(document.querySelector('dialog[open]')?.textContent).toContain('400-000-0000')
})
