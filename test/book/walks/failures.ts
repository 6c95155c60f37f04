import type { Page } from '@playwright/test'
import { untilHydrated } from '#test/e2e/kit/hydration.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'
import { MAINTENANCE } from '#test/e2e/kit/service-state.ts'

const CALLS = /\/api\/(?!wx\/jsapi|public\/current-time)/

/** The page anew, while the service answers no call well. */
const refused = async (page: Page) => {
  await page.route(CALLS, (route) => route.fulfill({ json: { code: 50_000, message: MAINTENANCE, data: null } }))
  await anew(page)
}
/** The page anew, while no answer comes for longer than one waits for it. */
const late = async (page: Page) => {
  await page.route(CALLS, () => undefined)
  await page.clock.install()
  await page.reload()
  await untilHydrated(page)
  await page.clock.runFor(11_000)
}
/** The page anew, while its code does not come. */
const slowCode = async (page: Page) => {
  await page.route(/\/assets\/sku-[\w-]+\.js/, () => undefined)
  await page.reload()
}
/** The page anew, whose code never comes. */
const lostCode = async (page: Page) => {
  await page.route(/\/assets\/sku-[\w-]+\.js/, (route) => route.abort('failed'))
  await page.reload()
}
/** The page breaks while it is drawn. */
const broken = async (page: Page) => {
  await page.evaluate(async () => {
    const own = Object.getOwnPropertyDescriptor(Document.prototype, 'title')
    Object.defineProperty(document, 'title', {
      ...own,
      set() {
        throw new Error('wanted by the book')
      },
    })
    await window.goTo('/me/settings')
    Reflect.deleteProperty(document, 'title')
  })
}

async function anew(page: Page): Promise<void> {
  await page.reload()
  await untilHydrated(page)
  await page.evaluate(() => window.settled())
}

const failed = (name: string, path: string, enter: Place['enter'], says: string): Place => ({
  name,
  path,
  says,
  expects: 'failed',
  ...(enter && { enter }),
})

/** What may become of any page, each on a list, a detail and a page of a customer. product 0.3 */
const failures: readonly Place[] = [
  failed('业务错误·列表', '/course', refused, MAINTENANCE),
  failed('业务错误·详情', '/sku/K301', refused, MAINTENANCE),
  failed('业务错误·订单', '/order/D00020001', refused, MAINTENANCE),
  failed('超时·列表', '/news', late, '请求超时，请重试'),
  failed('超时·订单', '/me/order', late, '请求超时，请重试'),
  { name: '页面加载中', path: '/sku/K301', enter: slowCode, expects: 'loading' },
  { name: '页面有更新', path: '/sku/K301', enter: lostCode, expects: 'failed', says: '页面有更新，请刷新' },
  { name: '页面报错', path: '/me', enter: broken, expects: 'crash', leads: '/me/settings', says: '页面报错' },
  { name: 'No Match', path: '/nowhere', says: 'No Match', bare: true },
]

export const failing: readonly Walk[] = failures.map((place) => ({
  who: 'whatever may come',
  signedInAs: '13800000002',
  places: [place],
}))
