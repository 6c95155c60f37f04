import type { TimelineStep } from '#ui/layout/timeline.tsx'
import type { Gate } from './gates.ts'
import type { Sku } from '#api/shapes/order.ts'
import { asksFor } from '#lib/gates.ts'

/** The purpose of a gate. journey I5, 4.6 */
export interface GateFacts {
  /** Its name in the row of all steps. */
  short: string
  why: string
  /** How long it takes. */
  time: string
  /** Who sees the data. */
  seenBy: string
}

const OURS = '本公司'

const facts: ReadonlyMap<string, GateFacts> = new Map([
  ['MOBILE', { short: '手机', why: '用于登录、服务通知与签约', time: '约1分钟', seenBy: `${OURS}、短信服务商` }],
  [
    'REALNAME',
    { short: '实名', why: '投资咨询服务须由本人实名购买', time: '约3分钟', seenBy: `${OURS}、实名核验机构` },
  ],
  ['PROFILE', { short: '信息', why: '适当性管理要求了解您的基本情况', time: '约2分钟', seenBy: `${OURS}` }],
  ['EVAL', { short: '测评', why: '判断您能承受的风险，只提供与之匹配的服务', time: '约5分钟', seenBy: `${OURS}` }],
  ['MATCH', { short: '匹配', why: '核对您的等级与服务等级是否匹配', time: '约1分钟', seenBy: `${OURS}` }],
  [
    'DISCLOSURE',
    { short: '揭示', why: '付款前了解服务的主要风险', time: '至少15秒', seenBy: `${OURS}（留存版本与阅读时长）` },
  ],
])

/** The facts of a gate; undefined for one that this client does not know. */
export function factsOf(gate: string): GateFacts | undefined {
  return facts.get(gate)
}

/** The gates as steps, and the first open one. */
export function wayOf(gates: readonly Gate[]): { says: string; steps: TimelineStep[]; open: Gate | undefined } {
  const at = gates.findIndex(({ done }) => !done)
  const open = gates[at]
  return {
    says: open ? `第${at + 1}步，共${gates.length}步：${open.title}` : '下单前的确认已完成',
    steps: gates.map(({ gate, title, done }) => ({
      words: factsOf(gate)?.short ?? title,
      state: done ? 'done' : gate === open?.gate ? 'now' : 'ahead',
    })),
    open,
  }
}

interface Step extends Omit<GateFacts, 'short'> {
  title: string
}

/** The steps after the order, in order. law §1 */
export function stepsAfter(sku: Sku): Step[] {
  return [
    ...(asksFor(sku, 'needSign')
      ? [{ title: '合同签署', why: '写明双方的权利与义务', time: '约3分钟', seenBy: `${OURS}、电子签名机构` }]
      : []),
    ...(asksFor(sku, 'needFace')
      ? [{ title: '人脸核验', why: '确认由本人签约', time: '约1分钟', seenBy: '核验机构；本公司只保存结果' }]
      : []),
    { title: '付款', why: '费用只付至公司账户', time: '约1分钟', seenBy: `${OURS}、支付机构` },
  ]
}

/** How long a gate takes and who sees the data. */
export function costText({ time, seenBy }: Pick<GateFacts, 'time' | 'seenBy'>): string {
  return `${time}，数据仅提供给${seenBy}`
}
