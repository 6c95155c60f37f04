import { useState } from 'react'
import { type InferOutput, object, optional, string } from 'valibot'
import type { Order } from '#api/shapes/order.ts'
import { capitalAmount } from '#lib/number/chinese-numeral.ts'
import { amountFen as fenOf, typedYuan } from '#lib/text/typed/amount.ts'
import { useDraft } from '#session/use-draft.ts'
import type { Wish } from './apply.model.ts'
import { amountError } from './errors.ts'
import { mostWords, reasonParts, reasonText } from './reasons.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { parsed } from '#lib/text/parsed.ts'

const Draft = object({ reason: optional(string()), words: optional(string()), amount: optional(string()) })
type Draft = InferOutput<typeof Draft>

export interface RefundForm {
  /** One of `reasons`; '' before one is chosen. */
  reason: string
  words: string
  /** In yuan, as typed. */
  amount: string
  /** The amount in financial capitals; '' where it is invalid. */
  capitals: string
  change: (some: Draft) => void
  fieldErrors: { reason: string; words: string; amount: string }
  /** Counts the presses with invalid fields. */
  invalidPresses: number
  submit: () => void
}

/** The key of the draft of an order's refund: it survives a reload and is removed with the tab. */
export const draftOf = (orderNumber: string) => `refund:${orderNumber}`

/** The first step: reason and amount. `given`: an earlier application to change. */
export function useForm(order: Order, given: Wish | undefined, next: (wish: Wish) => void): RefundForm {
  const [text, keep] = useDraft(draftOf(order.orderNumber))
  const [checked, setChecked] = useState(0)
  const typed = readDraft(text)
  const before = given && reasonParts(given.reason)
  const maxFen = order.refund?.maxFen ?? 0
  const reason = typed.reason ?? before?.id ?? ''
  const words = typed.words ?? before?.words ?? ''
  const amount = typed.amount ?? typedYuan(Math.min(given?.amountFen ?? maxFen, maxFen))
  const amountFen = fenOf(amount)
  const error = amountError(amountFen, maxFen)
  // Told at once, since it may be the maximum that has changed.
  const isTooMuch = amountFen !== undefined && amountFen > maxFen
  const wordsError = countOf(words) > mostWords ? `内容不能超过${mostWords}字` : ''
  return {
    reason,
    words,
    amount,
    capitals: amountFen === undefined ? '' : capitalAmount(amountFen),
    change: (some) => keep(JSON.stringify({ ...typed, ...some })),
    fieldErrors: {
      reason: checked > 0 && reason === '' ? '请选择退款原因' : '',
      words: checked > 0 ? wordsError : '',
      amount: checked > 0 || isTooMuch ? error : '',
    },
    invalidPresses: checked,
    submit() {
      if (reason === '' || wordsError !== '' || error !== '' || amountFen === undefined) return setChecked(checked + 1)
      next({ reason: reasonText(reason, words), amountFen })
    },
  }
}

function readDraft(text: string): Draft {
  return parsed(Draft, text) ?? {}
}
