import { object, string } from 'valibot'
import { typeOf, type ComplaintFields } from './complaint.words.ts'
import { Time } from '#api/shapes/number.ts'
import { parsed } from '#lib/text/parsed.ts'

/** What the tab stores of a draft complaint: never the callback number, never a file. */
export type Draft = Omit<ComplaintFields, 'mobile'> & {
  /** Identifies the draft: sending it again returns the first complaint. */
  clientNo: string
}

/** A complaint that was accepted. `replyBefore` epoch ms. */
export interface Receipt {
  complaintNo: string
  replyBefore: number
}

const Kept = object({ type: string(), orderNumber: string(), content: string(), clientNo: string() })
const KeptReceipt = object({ complaintNo: string(), replyBefore: Time })

/** The kept draft, or undefined where none is readable. */
export function readDraft(text: string): Draft | undefined {
  const kept = parsed(Kept, text)
  return kept && kept.clientNo !== '' ? { ...kept, type: typeOf(kept.type) } : undefined
}

/** The kept receipt, or undefined where none is readable. */
export function readReceipt(text: string): Receipt | undefined {
  return parsed(KeptReceipt, text)
}
