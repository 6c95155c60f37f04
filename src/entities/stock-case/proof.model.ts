import { useState } from 'react'
import { hashedLine, type HashedEntry } from '#lib/number/record-hash.ts'
import { sha256 } from '#lib/number/sha256.ts'

export interface Proof {
  /** What was computed on this device; '' until it was. */
  verdict: string
  /** Undefined where the salt is not known. */
  verify: (() => void) | undefined
}

const VERDICTS = {
  same: '核验一致：入选记录与上面的校验值相符',
  other: '核验不一致，请联系客服或投诉',
  none: '当前环境不支持核验，请在浏览器中打开',
} as const

/** The hash that a record was published with, computed again on this device. product PL-03 */
export function useProof(hash: string, entry: HashedEntry | undefined): Proof {
  const [verdict, setVerdict] = useState('')
  const verify = async (of: HashedEntry) => {
    const computed = await sha256(hashedLine(of))
    setVerdict(computed === undefined ? VERDICTS.none : computed === hash ? VERDICTS.same : VERDICTS.other)
  }
  return { verdict, verify: entry && (() => void verify(entry)) }
}
