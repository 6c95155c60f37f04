import { expect, it, vi } from 'vitest'
import { routeMatcher } from '#app/routes/route-matcher.ts'
import { sendEveryKind, type Sent } from '#test/service/messages/send-every-kind.ts'
import { kinds, type MessageKind } from '#test/service/messages/kinds.ts'
import { today } from '#test/service/seed/days.ts'
import { openScreens, TRADING } from './screens.ts'

/** Registered, evaluated long ago, and without any service. */
const OTHER = '13800000006'

const GATE = /登录后即可查看本页/
const NONE = /不存在或已下线/
const RETAKE = /您的风险测评已过期，请重新测评/

/** What the page of a message shows: to its customer, to anybody signed out, and to another customer. */
const shown: Readonly<Record<MessageKind, readonly [own: RegExp, guest: RegExp, other: RegExp]>> = {
  roomBegun: [/人在看/, /登录后观看直播/, /人在看/],
  answered: [/提问已回答/, GATE, NONE],
  poolChanged: [/每个交易日15:30后更新/, /登录后查看/, RETAKE],
  caseChanged: [/财报复盘案例/, /登录后查看/, RETAKE],
  toSign: [/合同签署完成后方可付款/, GATE, NONE],
  toPay: [/剩余 00:0\d/, GATE, NONE],
  paid: [/今天可退¥/, GATE, NONE],
  ending: [/\d+天剩余/, GATE, NONE],
  evaluationEnding: [/您的风险测评将于.+到期/, GATE, RETAKE],
  refund: [/应退金额¥/, GATE, NONE],
  invoiced: [/打开电子发票/, GATE, NONE],
  visit: [/是否有人向您承诺收益/, GATE, NONE],
  sent: [/已发货，不能再修改收货地址/, GATE, NONE],
  couponEnding: [/可用 1/, GATE, /没有可用的优惠券/],
  notice: [/仿冒/, /仿冒/, /仿冒/],
  prize: [/投教笔记本已发货/, GATE, /还没有奖品/],
  applyWaits: [/待填写地址/, GATE, NONE],
  complaint: [/本页不显示/, /本页不显示/, /本页不显示/],
}

const { environment, open, words, ask, until } = await openScreens(
  /live|chat|pool|case|order|suitability|refund|invoice|goods|coupon|compliance|prize|complaint/,
  { at: today(TRADING) },
)

type Reader = [says: string, of: 0 | 1 | 2, visit: (mobile: string) => Parameters<typeof open>[1]]

/** Opens a message of each kind as the service sends it; the customer's number is in the id of the account. */
async function openEach(visit: Reader[2], of: Reader[1]): Promise<string[]> {
  const { later } = await sendEveryKind({ ask, wait: (ms) => vi.setSystemTime(Date.now() + ms) })
  const left = new Set(Object.keys(kinds) as MessageKind[]) // its own keys
  const wrong: string[] = []
  for (const wait of [() => undefined, ...later]) {
    await wait()
    const sent = (await environment.control('/messages')) as (Sent & { userId: string })[] // the control returns these
    for (const { kind, path, userId } of sent) {
      if (!left.delete(kind)) continue
      await open(path, visit(`13800${userId.slice(1)}`))
      const isShown = await until(() => shown[kind][of].test(words()), 5_000).catch(() => false)
      const isThere = routeMatcher(kinds[kind].page).pattern.exec(location.pathname) !== null
      if (!isShown || !isThere) wrong.push(`${kind}, ${path}: ${location.pathname} ${words().slice(0, 200)}`)
    }
  }
  return [...wrong, ...left]
}

it.each<Reader>([
  ['its customer shows what it is about', 0, (mobile) => ({ as: mobile })],
  ['a customer who is signed out, in WeChat, leads to the login or shows what is public', 1, () => ({})],
  ['a guest in a browser leads to the login or shows what is public', 1, () => ({ place: 'outside' })],
  ['another customer reveals nothing, and gives the reason', 2, () => ({ as: OTHER })],
])('the page of each kind of service message for %s', { timeout: 240_000 }, async (_, of, visit) => {
  expect(await openEach(visit, of)).toEqual([])
})
