/** The weakest kind of record. */
export const BACK_TEST = '历史回测'

/** The kind of record as text; a missing or unknown one is the weakest. law §4 */
const KINDS: Readonly<Record<string, string>> = {
  BACK_TEST,
  MODEL: '模型账户记录',
  SIMULATED: '模拟',
  REAL: '实盘记录',
}

export function kindWord(kind: string | undefined): string {
  return KINDS[knownKind(kind)] ?? ''
}

/** Whether the costs of trading are counted. law §4 */
export const feesWord = (isIncluded: boolean): string => `${isIncluded ? '已计' : '未计'}交易费用`

/** A record without a real account says so. */
export function notReal(kind: string | undefined): string {
  const known = knownKind(kind)
  if (known === 'REAL') return ''
  return known === 'BACK_TEST' ? `${BACK_TEST}不等于实盘。` : `${known === 'MODEL' ? '模型账户' : '模拟'}不等于实盘。`
}

function knownKind(kind: string | undefined): string {
  return kind !== undefined && Object.hasOwn(KINDS, kind) ? kind : 'BACK_TEST'
}
