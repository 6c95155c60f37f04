import type { OutputOf } from '#api/call.ts'
import type { unionConvertInfo } from '#api/domains/service/convert.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** The maximum length of a code, characters. */
const LONGEST = 64

/** A code as it is sent: without surrounding blanks and invisible characters, otherwise as typed. */
export const typedCode = (text: string) => plainLine(text)

/** The error of a typed code, '' if it can be sent. A blank one is not sent, as it would cost an attempt. */
export function codeError(text: string): string {
  const code = typedCode(text)
  if (code === '') return '请填写兑换码'
  return countOf(code) > LONGEST ? `兑换码不超过${LONGEST}个字符` : ''
}

/** A partner's code with its owner and benefits. */
export interface UnionView {
  code: string
  partner: string
  benefits: readonly string[]
  /** It can be bound, is the customer's own, another customer's, or in a state of a newer service. */
  state: 'free' | 'mine' | 'taken' | 'newer'
  note: string
}

export function toUnionView(code: string, { partner, benefits, status }: OutputOf<typeof unionConvertInfo>): UnionView {
  const common = { code, partner, benefits }
  if (status === 'UNUSED') return { ...common, state: 'free', note: '绑定后不能改绑其他合作方' }
  if (status === 'MINE') return { ...common, state: 'mine', note: '已绑定到您的账户' }
  if (status === 'USED') return { ...common, state: 'taken', note: '此码已被使用' }
  return { ...common, state: 'newer', note: '状态更新中' }
}
