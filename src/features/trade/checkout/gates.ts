import type { OutputOf } from '#api/call.ts'
import type { orderCheckBySku } from '#api/domains/trade/order/create.ts'
import type { Sku } from '#api/shapes/order.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import { saleText } from '#lib/sale.ts'

/** The server's answer about who may buy what. */
export type Check = OutputOf<typeof orderCheckBySku>

/** One precondition of an order, in the server's order. `href`: where it is met. */
export interface Gate {
  gate: string
  title: string
  value: string
  done: boolean
  /** The main button's text while this is the first open one. */
  verb: string
  href: string | undefined
}

interface Kind {
  title: string
  verb: string
  page: string
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['MOBILE', { title: '绑定手机号', verb: '去绑定手机号', page: '/login/bind' }],
  ['REALNAME', { title: '实名认证', verb: '去实名认证', page: '/suitability/verify' }],
  ['PROFILE', { title: '基本信息', verb: '去填写基本信息', page: '/suitability/profile' }],
  ['EVAL', { title: '风险测评', verb: '去完成风险测评', page: '/suitability' }],
])

/** The preconditions of this order; `acknowledged`: the disclosure was read for it. law §1 */
export function toGates({ gates }: Check, skuId: string, acknowledged: boolean): Gate[] {
  const back = encodeURIComponent(checkoutHref(skuId))
  const isRated = isEvaluated({ gates })
  return gates
    .filter(({ state }) => state !== 'NOT_NEEDED')
    .map(({ gate, state }): Gate => {
      if (gate === 'MATCH' && !isRated) return unrated(gate)
      if (gate === 'DISCLOSURE' || gate === 'MATCH') return read(gate, state, skuId, acknowledged)
      const kind = kinds.get(gate)
      if (!kind || !['PASSED', 'OPEN'].includes(state)) return unknown(gate, kind?.title)
      const done = state === 'PASSED'
      const href = done ? undefined : `${kind.page}?redirect=${back}`
      return { gate, title: kind.title, value: done ? '已完成' : '去完成', done, verb: kind.verb, href }
    })
}

/** Preconditions met by reading: the disclosure, and a level above the customer's. */
function read(gate: string, state: string, skuId: string, acknowledged: boolean): Gate {
  const [title, verb] = gate === 'MATCH' ? ['适当性匹配', '查看匹配意见'] : ['风险揭示书', '阅读风险揭示书']
  const href = checkoutHref(skuId, 'disclosure')
  if (gate === 'MATCH' && state === 'PASSED') return { gate, title, value: '匹配', done: true, verb, href: undefined }
  if (gate === 'MATCH' && state === 'BLOCKED')
    return { gate, title, value: '不可购买', done: false, verb, href: undefined }
  if (state !== 'OPEN' && state !== 'PASSED') return unknown(gate, title)
  const value = acknowledged ? '已确认' : gate === 'MATCH' ? '高于您的等级，须确认' : '去阅读'
  return { gate, title, value, done: acknowledged, verb, href }
}

/** Whether there is a valid class where one is needed: without it matching is not mentioned. */
export function isEvaluated({ gates }: Pick<Check, 'gates'>): boolean {
  return !gates.some(({ gate, state }) => gate === 'EVAL' && state !== 'PASSED' && state !== 'NOT_NEEDED')
}

function unrated(gate: string): Gate {
  return { gate, title: '适当性匹配', value: '测评后确认', done: false, verb: '暂不可购买', href: undefined }
}

function unknown(gate: string, title = '其他要求'): Gate {
  return { gate, title, value: '状态更新中', done: false, verb: '暂不可购买', href: undefined }
}

/** Reasons covered by a precondition or a waiting order; all others end the purchase. */
const PASSABLE: ReadonlySet<string> = new Set([
  'NEED_MOBILE',
  'NEED_REALNAME',
  'NEED_PROFILE',
  'NEED_EVAL',
  'EVAL_EXPIRED',
  'PENDING_ORDER',
])

/** Why this customer cannot buy this service whatever they do now; undefined where they can. */
export function stopOf(check: Check, sku: Sku): { text: string; more: string } | undefined {
  const { reason, message } = check
  // Also with a waiting order, which was made when the customer had another class.
  if (reason === 'LEVEL_MISMATCH') {
    return {
      text: '该服务不适合您',
      more: '您的风险承受能力属于最低类别，只能购买 R1 等级的服务；任何确认都不改变这一规则。',
    }
  }
  if (check.pendingOrderNumber !== undefined) return undefined
  const sale = saleText(sku)
  if (sale !== '' && reason !== 'PURCHASED') return { text: sale, more: '' }
  if (check.canBuy || (reason !== undefined && PASSABLE.has(reason))) return undefined
  return { text: message ?? '该服务暂不可购买', more: '' }
}
