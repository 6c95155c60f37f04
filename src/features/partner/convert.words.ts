import type { OutputOf } from '#api/call.ts'
import type { unionConvertInfo } from '#api/domains/service/convert.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** As many characters a code has at most. */
const LONGEST = 64

/** A code as it is sent: blanks around it and what cannot be seen are no part of it. Letters are never guessed. */
export const typedCode = (text: string) => plainLine(text)

/** What is wrong with a typed code; '' where it may be sent: a blank one is no try. */
export function codeError(text: string): string {
  const code = typedCode(text)
  if (code === '') return '请填写兑换码'
  return countOf(code) > LONGEST ? `兑换码不超过${LONGEST}个字符` : ''
}

/** A partner's code, whose it is and what it gives. */
export interface UnionView {
  code: string
  partner: string
  benefits: readonly string[]
  /** May be bound, is the customer's own, or somebody else's. */
  state: 'free' | 'mine' | 'taken'
  note: string
}

export function toUnionView(code: string, { partner, benefits, status }: OutputOf<typeof unionConvertInfo>): UnionView {
  const common = { code, partner, benefits }
  if (status === 'UNUSED') return { ...common, state: 'free', note: '绑定后不能改绑其他合作方' }
  if (status === 'MINE') return { ...common, state: 'mine', note: '已绑定到您的账户' }
  return { ...common, state: 'taken', note: '此码已被使用' }
}
