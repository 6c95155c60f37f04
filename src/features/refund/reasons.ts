import { countOf } from '#lib/text/graphemes.ts'
import { plainText } from '#lib/text/typed/plain.ts'
/** The reasons for a refund; `id` may be reported to tracking. product §2.20 */
export const reasons: readonly { id: string; text: string }[] = [
  { id: 'time', text: '没有时间学习' },
  { id: 'content', text: '内容与预期不符' },
  { id: 'service', text: '对服务不满意' },
  { id: 'money', text: '资金安排有变' },
  { id: 'mistake', text: '重复购买或误购' },
  { id: 'other', text: '其他原因' },
]

const MOST = 200

/** A reason as it is sent: the chosen one with the customer's text. */
export function reasonText(id: string, words: string): string {
  const text = reasons.find((each) => each.id === id)?.text ?? ''
  const more = plainText(words)
  return more === '' ? text : `${text}：${more}`
}

/** The choice and the text of a reason; an unknown one becomes all text. */
export function reasonParts(reason: string): { id: string; words: string } {
  const found = reasons.find(({ text }) => reason === text || reason.startsWith(`${text}：`))
  return found ? { id: found.id, words: reason.slice(found.text.length + 1) } : { id: 'other', words: reason }
}

/** The longest text a customer may add, in characters. */
export const mostWords = MOST - Math.max(...reasons.map(({ text }) => countOf(text))) - 1
