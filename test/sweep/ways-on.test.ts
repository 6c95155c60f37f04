import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { openScreens } from './screens.ts'

/** Has orders and a running service. */
const MEMBER = '13800000007'

const { environment, open, find } = await openScreens(
  /course|order|refund|address|news|invoice|me$|suitability|column|live/,
)

/** Where what has these words leads. */
const hrefOf = (text: string) => find(new RegExp(text, 'u'))?.getAttribute('href')

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
])('the error card of %s leads to customer service', async (path, call, mobile) => {
  await environment.break({ path: call, kind: 'status', value: 503 })
  await open(path, { as: mobile })
  const card = [...document.querySelectorAll('#root main [role=alert]')].find((each) =>
    each.textContent.includes('服务繁忙，请稍后再试'),
  )
  expect(card && [...card.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toContain(`tel:${brand.hotline}`)
})

it('投诉 leads to how one complains, and 风险测评 stands in the grid of 我的', async () => {
  await open('/order/D00070001', { as: MEMBER })
  expect(hrefOf('投诉')).toBe('/complaint?orderNumber=D00070001')
  await open('/me', { as: MEMBER })
  expect(hrefOf('投诉')).toBe('/complaint')
  expect(hrefOf('风险测评')).toBe('/suitability')
})
