import { expect, it } from 'vitest'
import { identity } from './identity.ts'
import { openScreens } from './screens.ts'

/** Writes of a customer with lost answers: they exist once, and the customer knows. reliability O1 */
const MEMBER = '13800000007'

const screens = await openScreens(/article|address|suitability|order/)
const { environment, phone, words, open, go, press, find, untilIdle, type, ask, requests } = screens

it.each([{ when: 'after' }, {}] as const)('a comment with a lost answer (%o) exists once', async (where) => {
  await open('/article/A101', { as: MEMBER })
  type(document.querySelector('textarea'), '讲得很清楚，谢谢老师')
  await environment.break({ path: '/article/comment', kind: 'drop', times: 1, ...where })
  await press('发表')
  if (!('when' in where)) {
    expect(words()).toContain('经核对评论没有发表，请再次发表')
    await press('发表')
  }
  expect(words()).toContain('评论已提交，审核后展示')
  const { comments = [] } = await ask(MEMBER, '/article/info?id=A101')
  expect((comments as { content: string }[]).filter(({ content }) => content.includes('谢谢老师'))).toHaveLength(1)
})

it.each([{ when: 'after' }, {}] as const)('a new address with a lost answer (%o) exists once', async (where) => {
  const place = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路一号院' }
  await open('/me', { as: MEMBER })
  sessionStorage.setItem('draft:address:new', JSON.stringify({ ...place, mobile: '13900001111' }))
  await go('/me/address/edit')
  await environment.break({ path: '/user/address/v2', kind: 'drop', times: 1, ...where })
  await press('保存')
  if (!('when' in where)) {
    expect(words()).toContain('经核对地址没有保存，请再次保存')
    await press('保存')
  }
  expect(words()).toContain('地址已保存')
  const saved = Object.values(await ask(MEMBER, '/user/address')) as { detail: string }[]
  expect(saved.filter(({ detail }) => detail === place.detail)).toHaveLength(1)
})

it('a new address with an unknown outcome is verified at the next press', async () => {
  const place = { name: '张三丰', province: '北京市', city: '北京市', district: '东城区', detail: '解放路二号院' }
  await open('/me', { as: MEMBER })
  sessionStorage.setItem('draft:address:new', JSON.stringify({ ...place, mobile: '13900001111' }))
  await go('/me/address/edit')
  await environment.break({ path: '/user/address/v2', kind: 'drop', times: 1, when: 'after' })
  await environment.break({ path: '/user/address', kind: 'drop', times: 1 })
  await press('保存')
  expect(words()).toContain('暂时无法核对地址是否已保存')
  await press('保存')
  expect(words()).toContain('地址已保存')
  const saved = Object.values(await ask(MEMBER, '/user/address')) as { detail: string }[]
  expect(saved.filter(({ detail }) => detail === place.detail)).toHaveLength(1)
})

/** C3, verified with a face check. */
const C3 = '13800000004'

/** An order that can be paid in parts only, signed. */
async function orderInParts(): Promise<string> {
  const riskAck = { docVersion: 'v1', readSec: 20, at: 0 }
  const wish = { skuId: 'K602', payableFen: 360_000, riskAck, clientNo: 'before' }
  const orderNumber = String((await ask(C3, '/orders', wish))['orderNumber'])
  const { flowId } = await ask(C3, `/esign/order?orderNumber=${orderNumber}`, {})
  const returnUrl = `${location.origin}/order/${orderNumber}/sign`
  const query = new URLSearchParams({ flowId: String(flowId), returnUrl })
  const { url } = await ask(C3, `/esign/signUrl?${query.toString()}`, {})
  await environment.decide(String(url), 'pass')
  return orderNumber
}

it.each([{ when: 'after' }, {}] as const)(
  'parts with a lost answer (%o) are created once, and confirmed',
  async (where) => {
    await open(`/order/${await orderInParts()}/pay`, { as: C3 })
    await press('3笔')
    await environment.break({ path: '/orders/sub', kind: 'drop', times: 1, ...where })
    await press('确认分笔')
    if (!('when' in where)) {
      expect(words()).toContain('经核对还没有分笔，请再次确认')
      await press('确认分笔')
    }
    expect(words()).toContain('第三笔')
    expect(words()).not.toContain('确认分笔')
    expect(requests('/orders/sub')).toHaveLength('when' in where ? 1 : 2)
  },
)

it('repeated presses start one face check, also right before the page unloads', async () => {
  const mobile = '13800000001'
  const path = await identity[1]?.begin({
    environment,
    ask: (to, body) => ask(mobile, to, body),
    draft: () => undefined,
    wait: phone.wait,
  })
  await open(path ?? '', { as: mobile })
  document.querySelector<HTMLInputElement>('#root input[type=checkbox]')?.click()
  await untilIdle()
  const start = find('开始核身')
  start?.click()
  start?.click()
  await untilIdle()
  start?.click()
  await untilIdle()
  expect(requests('/verify/submit-esign-face')).toHaveLength(1)
  expect(phone.left()).toBeTruthy()
})
