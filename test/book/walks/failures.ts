import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'
import { MAINTENANCE, READS } from '#test/e2e/kit/service-state.ts'

const CODE = /\/assets\/contract-[\w-]+\.js/

/** The page again, while the service rejects every call. */
const refused = async (page: Page) => {
  await page.route(READS, (route) => route.fulfill({ json: { code: 50_000, message: MAINTENANCE, data: null } }))
  await page.reload()
  await untilLoaded(page)
}
/** Another page of its kind, on a device without saved copies, with an answer that exceeds the timeout. */
const timedOut = (path: string) => async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  // An open page would save something again.
  await page.goto('about:blank')
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await page.route(READS, () => undefined)
  await page.clock.install()
  await page.goto(origin + path)
  await untilHydrated(page)
  await page.clock.runFor(11_000)
}
/** The page again, while its code fails to load. */
const slowCode = async (page: Page) => {
  await page.route(CODE, () => undefined)
  await page.reload()
  await page.getByLabel('加载中').first().waitFor()
}
/** The page again, whose code never loads: it is reloaded once automatically. */
const lostCode = async (page: Page) => {
  await page.route(CODE, (route) => route.abort('failed'))
  await page.reload()
  await page.getByText('页面有更新').waitFor()
}
/** The page crashes while rendering. */
const broken = (path: string) => async (page: Page) => {
  await page.evaluate(async (to) => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
    Object.defineProperty(document, 'title', {
      ...own,
      set() {
        throw new Error('wanted by the book')
      },
    })
    await window.goTo(to)
    Reflect.deleteProperty(document, 'title')
  }, path)
}

async function untilLoaded(page: Page): Promise<void> {
  await untilHydrated(page)
  await page.evaluate(() => window.untilLoaded())
}

const failed = (name: string, path: string, says: string, enter: NonNullable<Place['enter']>): Place => ({
  name,
  path,
  says,
  enter,
  expects: 'failed',
})
const CONTRACT = '/order/D00020001/contract'

/** General failures, on a list, a detail and a customer's page. product §0.3 */
const failures: readonly Place[] = [
  failed('业务错误·列表', '/course', MAINTENANCE, refused),
  failed('业务错误·详情', '/sku/K301', MAINTENANCE, refused),
  failed('业务错误·订单', '/order/D00020001', MAINTENANCE, refused),
  failed('超时·列表', '/news', '请求超时，请重试', timedOut('/news?channel=N2')),
  failed('超时·详情', '/course/C101', '请求超时，请重试', timedOut('/course/C102')),
  failed('超时·订单', '/order/D00020001', '请求超时，请重试', timedOut('/order/D00020002')),
  { name: '页面加载中', path: CONTRACT, enter: slowCode, expects: 'loading' },
  { name: '页面有更新', path: CONTRACT, enter: lostCode, gone: true, says: '页面有更新，请刷新' },
  { name: '页面报错', path: '/me', enter: broken('/me/order'), expects: 'crash', leads: '/me/order', says: '页面报错' },
  { name: 'No Match', path: '/nowhere', says: 'No Match', gone: true },
]

export const failing: readonly Walk[] = failures.map((place) => ({
  who: 'whatever may come',
  signedInAs: '13800000002',
  places: [place],
}))
