import { expect, test } from 'vitest'
import { openScreens, TRADING } from './screens.ts'

/** Registered, with nothing yet. */
const NEWCOMER = '13800000001'

const { phone, words, until, open, press } = await openScreens(/course|lesson|live|stock|diagnose|login/, {
  at: TRADING,
})

const link = (selector: string) =>
  until(() => document.querySelector<HTMLAnchorElement>(`#root main a${selector}`) ?? undefined)

/** A newcomer in a browser, at an entry of the account's menu; counts presses from there. */
async function enter(path: string) {
  await open(path, { place: 'outside' })
  let count = 0
  return {
    count: () => count,
    press: async (what: Parameters<typeof press>[0]) => {
      count += 1
      await press(what)
    },
  }
}

test('the first free lesson is three presses from the menu', async () => {
  const way = await enter('/course')
  await way.press(await link('[href="/course/C104"], #root main a[href="/course/C108"]'))
  await way.press(
    await until(() =>
      [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((tab) => tab.textContent === '目录'),
    ),
  )
  await way.press(await link('[href*="/lesson/"]'))
  expect(location.pathname).toMatch(/^\/course\/C\d+\/lesson\//)
  expect(way.count()).toBeLessThanOrEqual(3)
})

test('a reservation is two presses from the menu, the second on the login gate', async () => {
  const way = await enter('/live')
  await until(() => words().includes('一周安排'))
  await way.press('预约')
  expect(phone.left()).toBeDefined()
  expect(way.count() + 1).toBeLessThanOrEqual(2)
})

test('a diagnosis is three presses from the menu, and the login gate returns to the chosen stock', async () => {
  const way = await enter('/stock')
  await way.press('诊断')
  const chosen = await link('[href^="/diagnose/"]')
  const path = new URL(chosen.href).pathname
  await way.press(chosen)
  // The gate is on the stock's page itself.
  expect(location.pathname).toBe(path)
  expect(words()).toContain('登录后即可查看本页')
  expect(way.count() + 1).toBeLessThanOrEqual(3)
  await open(path, { as: NEWCOMER, place: 'outside' })
  expect(words()).toContain('开始诊断')
})
