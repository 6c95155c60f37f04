import { useState } from 'react'
import { entryColumns, exitColumns, sealedLine } from '#lib/number/record-hash.ts'
import { sha256 } from '#lib/number/sha256.ts'
import type { Seals } from './seals.words.ts'

export interface Proof {
  /** The result of the verification; '' before. */
  verdict: string
  /** Undefined if the salt is not known. */
  verify: (() => void) | undefined
  /** The hashed lines, for verifying them elsewhere. */
  lines: readonly string[]
}

const VERDICTS = {
  entry: '核验一致：入选记录与上面的校验值相符',
  both: '核验一致：入选与出池记录均与上面的校验值相符',
  other: '核验不一致，请联系客服或投诉',
  none: '当前环境不支持核验，请在浏览器中打开',
} as const

/** Computes the published hashes of a record again on this device. PL-03 */
export function useProof({ hash, exitHash, entry, exit }: Seals): Proof {
  const [verdict, setVerdict] = useState('')
  const parts = [
    ...(entry ? [{ line: sealedLine(entryColumns(entry)), published: hash }] : []),
    ...(exit ? [{ line: sealedLine(exitColumns(exit)), published: exitHash }] : []),
  ]
  const verify = async () => {
    const computed = await Promise.all(parts.map(({ line }) => sha256(line)))
    if (computed.includes(undefined)) return setVerdict(VERDICTS.none)
    const isSame = parts.every(({ published }, at) => computed[at] === published)
    setVerdict(isSame ? (exit ? VERDICTS.both : VERDICTS.entry) : VERDICTS.other)
  }
  return {
    verdict,
    // A closed record is verified as a whole or not at all.
    verify: entry && (exitHash === '' || exit) ? () => void verify() : undefined,
    lines: parts.map(({ line }) => line),
  }
}
