import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { BootError, ChunkError, CrashGuard, SlowCode } from '#app/chrome/crash.tsx'
import { brand } from '#config/brand.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { openScreens } from './screens.ts'

// The code of the sanitiser never loads.
vi.mock('dompurify', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))

/** Has orders and a running service. */
const MEMBER = '13800000007'

const { environment, open, until, find, press } = await openScreens(
  /course|order|refund|address|news|invoice|me$|suitability|column|live|home|article|checkout|sku|authorization/,
)

/** The target of the link with this text. */
const hrefOf = (text: string) => find(new RegExp(text, 'u'))?.getAttribute('href')
const failedCall = (path: string) => environment.break({ path, kind: 'status', value: 503, times: 0 })
const helps = (place: Element | null | undefined) =>
  [...(place?.querySelectorAll('a') ?? [])].some((a) => a.getAttribute('href') === callHref(brand.hotline))
const sectionOf = (title: string) =>
  [...document.querySelectorAll('#root main section')].find((each) => each.textContent.startsWith(title))
const alertOf = (words: string) =>
  [...document.querySelectorAll('#root main [role=alert]')].find((each) => each.textContent.includes(words))

it.each([
  ['/course', '/public/article-course/list', undefined],
  ['/course/C101', '/public/article-course/detail', undefined],
  ['/news', '/public/getNewsList', undefined],
  ['/me/order', '/orders/my/v2', MEMBER],
  ['/order/D00070001', '/orders/detail/v2', MEMBER],
  ['/me/refund', '/orders/my-refund-list', MEMBER],
  ['/me/address', '/user/address', MEMBER],
  ['/suitability', '/evaluation/info', MEMBER],
  ['/invoice', '/orders/finishedOrder', MEMBER],
])('the error card of %s links to customer service', async (path, call, mobile) => {
  await environment.break({ path: call, kind: 'status', value: 503 })
  await open(path, { as: mobile })
  expect(helps(alertOf('服务繁忙，请稍后再试'))).toBe(true)
})

it('a home module, an article without its text, a price and a login that failed link there too', async () => {
  await failedCall('/public/*')
  await open('/home')
  const failed = [...document.querySelectorAll('#root main section [role=status]')].filter(({ textContent }) =>
    textContent.includes('重试'),
  )
  expect(failed.length).toBeGreaterThan(0)
  expect(failed.filter((each) => !helps(each)).map((each) => each.closest('section')?.textContent)).toEqual([])

  await environment.reset()
  await open('/article/A101')
  // Its code is requested again before the page says so.
  await until(() => alertOf('正文加载失败'))
  expect(helps(alertOf('正文加载失败'))).toBe(true)

  await failedCall('/orders/pre')
  await open('/checkout/K701', { as: MEMBER })
  expect(helps(sectionOf('金额明细'))).toBe(true)

  await open('/authorization')
  expect(helps(document.querySelector('#root main'))).toBe(true)
})

function Broken(): never {
  throw new Error('broken')
}

it.each([
  [
    '页面报错',
    <CrashGuard key="crash" at="" onCrash={() => undefined}>
      <Broken />
    </CrashGuard>,
  ],
  ['页面有更新，请刷新', <ChunkError key="chunk" />],
  ['网络较慢', <SlowCode key="slow" />],
  ['页面报错', <BootError key="boot" />],
])('the page 「%s」 links there too, without the application', (title, screen) => {
  document.body.innerHTML = '<div id="root"></div>'
  const place = document.querySelector('#root') ?? document.body
  const root = createRoot(place, { onCaughtError: () => undefined })
  flushSync(() => root.render(screen))
  expect(place.querySelector('h1')?.textContent).toBe(title)
  expect(helps(place)).toBe(true)
  root.unmount()
})

it('投诉 links to the complaint form, also from the contacts, and 风险测评 is in the grid of 我的', async () => {
  await open('/order/D00070001', { as: MEMBER })
  expect(hrefOf('投诉')).toBe('/complaint?orderNumber=D00070001')
  await open('/me', { as: MEMBER })
  expect(hrefOf('投诉')).toBe('/complaint')
  expect(hrefOf('风险测评')).toBe('/suitability')
  expect(hrefOf('客服中心')).toBe('/service')
  await press('联系客服')
  expect(hrefOf('投诉与建议')).toBe('/complaint')
  await open('/sku/K301')
  await press('客服')
  expect(hrefOf('投诉与建议')).toBe('/complaint')
})
