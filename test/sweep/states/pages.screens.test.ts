import { beforeEach, expect, it } from 'vitest'
import { appPages } from '#test/e2e/kit/routes.ts'
import { MAINTENANCE } from '#test/e2e/kit/service-state.ts'
import { readOfPress } from '#test/sweep/effects.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { controlAnswers, pressEveryRetry } from './service-state.ts'

/** A customer with data for every page. */
const CUSTOMER = '13800000031'

/**
 * Pages without requests, or whose parts load and fail independently: home.spec, account.spec, pay.spec, and the tests
 * of features/account, stock and learn.
 */
const otherwise = new Set([
  '/home',
  '/me',
  '/me/settings',
  '/me/cancel/done',
  '/me/study',
  '/login',
  '/login/bind',
  '/pc-login',
  '/landing',
  '/live',
  '/stock',
  '/stock-search',
  '/stock/SH600901',
  '/complaint',
  '/offline',
  '/service',
  '/tools',
  '/glossary',
  '/convert',
  '/order/D00310005/result',
  '/authorization',
  '/env',
  '/redirect',
  '/o2n',
])
/** Another address of the page: with more content, or one that no earlier page has saved. */
const instead: Readonly<Record<string, string>> = {
  '/invite': '/invite?invite=IV0007A',
  '/sku/K301': '/sku/K105',
  '/search': '/search?q=股票',
  '/course/C101/lesson/C101-03': '/course/C102/lesson/C102-01',
}
const asking = appPages.map(({ path }) => path).filter((path) => !otherwise.has(path))

const { open, phone, until, words } = await openScreens(/./)
const answers = controlAnswers()

/** Reads with effects that a page has requested, however they were answered. */
const pressed = new Set<string>()
beforeEach(() => pressed.clear())
const send = globalThis.fetch
globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input, location.origin)
  const made = readOfPress({ method: init?.method ?? 'GET', path: url.pathname.replace(/^\/api/, '') })
  if (made !== undefined) pressed.add(made)
  return send(input, init)
}

const alerts = () =>
  [...document.querySelectorAll('#root main [role=alert]')].map(({ textContent }) => textContent).join(' ')

it.each([...otherwise])('%s makes no read with effects by being opened', async (path) => {
  answers('well')
  await open(path, { as: CUSTOMER })
  expect([...pressed]).toEqual([])
})

it.each(asking.map((path) => [instead[path] ?? path]))(
  '%s shows its skeleton, explains a failure, and loads on retry',
  async (path) => {
    answers('well')
    await open('/env', { as: CUSTOMER })
    answers('not yet')
    phone.open(path)
    await until(() => phone.sight() === 'loading' && document.querySelectorAll('h1').length === 1)
    expect(words()).not.toContain('暂无')
    answers('broken')
    await until(() => alerts().includes('服务繁忙，请稍后再试'))
    answers('refused')
    pressEveryRetry()
    await until(() => alerts().includes(MAINTENANCE))
    answers('well')
    await until(() => {
      pressEveryRetry()
      // A video has no player here, and says so.
      return phone.sight() === 'content' && !/服务繁忙|系统正在维护/.test(alerts())
    })
    expect([...pressed]).toEqual([])
  },
)
