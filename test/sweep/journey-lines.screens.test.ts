import { afterEach, expect, it, vi } from 'vitest'
import { answers, declares } from './questionnaire.ts'
import { accepted } from './read-checkout.ts'
import { openScreens } from './screens.ts'

/** Has an order of every status. */
const TRADER = '13800000031'
/** Has bound a number, and nothing else. */
const NEW = '13800000001'
/** C3, registered and declared. */
const RATED = '13800000004'

const { environment, phone, words, wait, until, untilIdle, open, go, find, press, requests } = await openScreens(
  /order|article|course|home|sku|live|news|checkout|address|suitability|me$/,
)
afterEach(() => vi.restoreAllMocks())

/** The network goes away, and the device says so. */
function loseNetwork(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  dispatchEvent(new Event('offline'))
}

const isDisabled = (name: string | RegExp) => find(name)?.matches(':disabled')

it('b4: without level and declaration the evaluation is completed on the way, and the checkout is kept', async () => {
  await open('/checkout/K103', { as: NEW })
  await press(/^付款方式/)
  await press(/^分 2 笔/)
  await press(/^基本信息/)
  declares()
  await press(/^本人声明/)
  await press('提交')
  await press('开始测评')
  for (let at = 0; !words().includes('请检查您的答案') && at < 20; at += 1) {
    answers()
    await press(/^(?:下一题|检查答案)$/)
  }
  await wait(60_000)
  await press('提交测评')
  await press('本人确认以上结果')
  await press('确认')
  await press('返回继续办理')
  expect(phone.path()).toBe('/checkout/K103')
  expect(words()).toMatch(/付款方式\s*分 2 笔/)
  expect(find(/^(?:基本信息|风险测评)/)).toBe(undefined)
})

it('b7: each document of a contract is read for its own time before signing', async () => {
  await open('/order/D00310001/sign', { as: TRADER })
  const times = [...words().matchAll(/阅读(\d+)秒/g)].map(([, seconds]) => Number(seconds))
  expect(times.toSorted((a, b) => a - b)).toEqual([10, 10, 15, 15])
  for (const [read, seconds] of times.entries()) {
    await press(`阅读文件（已读${read}/4份）`)
    await wait(60_000)
    expect(isDisabled('我已阅读'), 'its time begins when it is opened').toBe(true)
    find(/^打开文件/)?.click()
    await wait((seconds - 2) * 1_000)
    expect(isDisabled(/^我已阅读（\d秒）$/)).toBe(true)
    await wait(3_000)
    await press('我已阅读')
  }
  expect(isDisabled('去签署')).toBe(false)
})

it('C2: writes are disabled with a reason while offline, and work again afterwards', async () => {
  await open('/article/A101', { as: '13800000002' })
  const like = () => document.querySelector<HTMLElement>('#root button[aria-label=点赞]')
  expect(like()?.getAttribute('aria-disabled')).toBe('false')
  loseNetwork()
  await untilIdle()
  expect([like()?.getAttribute('aria-disabled'), like()?.title]).toEqual(['true', '离线状态下无法操作'])
  expect(isDisabled('发表')).toBe(true)
  expect(document.querySelector('#root form')?.textContent).toContain('离线状态下无法操作')
  like()?.click()
  await untilIdle()
  expect(like()?.getAttribute('aria-pressed')).toBe('false')
  expect(document.body.textContent).toContain('离线状态下无法操作')
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await untilIdle()
  like()?.click()
  await untilIdle()
  expect(like()?.getAttribute('aria-pressed')).toBe('true')
})

it('C2: a device that wrongly reports no network reads and writes as usual', async () => {
  await open('/article/A101', { as: '13800000002' })
  const like = () => document.querySelector<HTMLElement>('#root button[aria-label=点赞]')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await until(() => like()?.getAttribute('aria-disabled') === 'false')
  like()?.click()
  await until(() => like()?.getAttribute('aria-pressed') === 'true')
  const probes = requests('/public/current-time').length
  expect(probes).toBeGreaterThan(0)
  await go('/me/address')
  expect(words()).not.toContain('离线状态下无法操作')
  await go('/checkout/K103')
  await until(() => words().includes('确认订单'))
  await untilIdle()
  expect(words()).not.toContain('离线状态下无法操作')
  vi.restoreAllMocks()
})

it.each([
  ['an order', '/checkout/K103', '提交订单'],
  ['an address', '/me/address/edit', '保存'],
  ['a questionnaire', '/suitability/survey', '开始测评'],
])('C2: %s cannot be sent offline, and the page says why', async (_, path, button) => {
  const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
  const draft = { ...accepted, riskAck }
  await open('/home', { as: RATED })
  sessionStorage.setItem('draft:checkout:K103', JSON.stringify(draft))
  await go(path)
  await until(() => isDisabled(button) === false)
  loseNetwork()
  await untilIdle()
  expect(isDisabled(button)).toBe(true)
  expect(words()).toContain('离线状态下无法操作')
  vi.restoreAllMocks()
  dispatchEvent(new Event('online'))
  await untilIdle()
  expect(isDisabled(button)).toBe(false)
})

it('A8: a visitor without a number browses pages without being asked for one', async () => {
  const kept = (await environment.visit('o-visitor')) as Record<string, string>
  for (const path of ['/home', '/course', '/course/C101', '/article/A101', '/news', '/live', '/sku/K301', '/me']) {
    await open(path, { kept })
    expect([path, document.querySelector('#root dialog[open]')]).toEqual([path, null])
    expect([path, phone.sight()]).toEqual([path, 'content'])
  }
})
