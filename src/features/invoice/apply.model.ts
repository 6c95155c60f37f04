import { useState } from 'react'
import { invoiceApply, invoiceBatch, invoiceOfOrder } from '#api/domains/trade/invoice.ts'
import { errorCode } from '#data/error-code.ts'
import { explain } from '#data/explain.ts'
import type { Order } from '#api/shapes/order.ts'
import { useSend } from '#data/provider.tsx'
import { type FieldErrors, type Submission, useSubmit, type Verified } from '#data/write/use-submit.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { keptTitle, readTitle, type TitleErrors, titleErrors, type TitleForm } from './title-form.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** Orders on one invoice. journey E4 */
export const MOST_ORDERS = 10

/** The error code if an order is already on an invoice with another title, amount or address. */
const INVOICED = '40956'

/** The result of an application: submitted, or one of its orders had a different invoice. */
type Outcome = 'made' | 'another'

export interface Apply {
  form: TitleForm
  change: (some: Partial<TitleForm>) => void
  fieldErrors: TitleErrors
  invalidPresses: number
  /** Fen; undefined where the service does not give it. */
  totalFen: number | undefined
  orders: readonly Order[]
  /** Why there is nothing to review yet. */
  notice: string
  review: () => void
  preview: Preview
}

/** The review of an application, with the orders it is about. */
interface Preview {
  open: boolean
  orders: readonly Order[]
  /** Fen; undefined where the service does not give it. */
  totalFen: number | undefined
  close: () => void
  submission: Submission<FieldErrors>
}

interface Shown {
  presses: number
  pressed: boolean
  open: boolean
  /** The orders of the last application sent. */
  sent: readonly Order[]
}

/** Before the first press, and again once the application is made. */
const UNTOUCHED: Shown = { presses: 0, pressed: false, open: false, sent: [] }

/**
 * The application for one invoice over some orders. An order has at most one invoice, so after a lost answer the order
 * is checked before the application is sent again. OR-15, reliability O1–O5
 * @param show leads to the invoices of the orders, whether they are of this application or older
 */
export function useApply(orders: readonly Order[], show: (outcome: Outcome) => void): Apply {
  const { form, change, taken } = useForm()
  const [shown, setShown] = useState(UNTOUCHED)
  const track = useTrack()
  const submission = useInvoice(form, orders, (outcome) => {
    if (outcome === 'made') {
      void track('trade', 'invoice_submit')
      taken()
    }
    setShown(UNTOUCHED)
    show(outcome)
  })
  // An order leaves the list once it has an invoice, perhaps the one whose answer was lost.
  const reviewed = submission.busy || submission.outcomeUnknown ? shown.sent : orders
  const open = shown.open && reviewed.length > 0
  // What is chosen next has a review of its own.
  if (shown.open && !open) setShown({ ...shown, open: false })
  const submit = () => {
    setShown((old) => ({ ...old, sent: orders }))
    submission.submit()
  }
  const errors = titleErrors(form)
  const isGood = Object.values(errors).every((error) => error === '')
  const none: TitleErrors = { titleType: '', title: '', taxNo: '', email: '' }
  return {
    form,
    change,
    fieldErrors: shown.pressed ? errors : none,
    invalidPresses: shown.presses,
    totalFen: totalOf(orders),
    orders,
    notice: shown.pressed && orders.length === 0 ? '请选择需要开票的订单' : '',
    review: () => {
      submission.clear()
      const hasReview = isGood && orders.length > 0
      setShown((old) => ({ ...old, pressed: true, open: hasReview, presses: isGood ? old.presses : old.presses + 1 }))
    },
    preview: {
      open,
      orders: reviewed,
      totalFen: totalOf(reviewed),
      close: () => setShown((old) => ({ ...old, open: false })),
      submission: { ...submission, submit },
    },
  }
}

/** Sends the reviewed application. */
function useInvoice(
  form: TitleForm,
  orders: readonly Order[],
  done: (outcome: Outcome) => void,
): Submission<FieldErrors> {
  const send = useSend()
  return useSubmit({
    fields: { ...form, orderNumbers: orders.map(({ orderNumber }) => orderNumber) },
    async run({ titleType, title, taxNo, email, orderNumbers }): Promise<Outcome> {
      const [orderNumber, ...more] = orderNumbers
      if (titleType === '' || orderNumber === undefined) throw new Error('nothing was looked over')
      const wish = { titleType, title: plainLine(title), email, ...(titleType === 'COMPANY' && { taxNo }) }
      if (more.length === 0) await send(invoiceApply, { orderNumber, ...wish })
      else await send(invoiceBatch, { orderNumbers, ...wish })
      return 'made'
    },
    async verify(wish): Promise<Verified<Outcome>> {
      const found = await Promise.all(wish.orderNumbers.map((orderNumber) => send(invoiceOfOrder, { orderNumber })))
      const made = found.every(({ status }) => status !== 'NONE' && status !== 'FAILED')
      if (!made) return { error: '经核对暂未生成开票申请，请确认后再次提交' }
      const isOurs = found.every(({ title = plainLine(wish.title) }) => title === plainLine(wish.title))
      return { result: isOurs ? 'made' : 'another' }
    },
    failed(cause) {
      if (errorCode(cause) !== INVOICED) return explain(cause)
      done('another')
      return ''
    },
    unverified: '暂时无法核对申请是否生成，请联网后核对，不要重复提交',
    done,
  })
}

function useForm() {
  const [text, keep] = useDraft('invoice')
  const [taxNo, setTaxNo] = useState('')
  const form: TitleForm = { ...readTitle(text), taxNo }
  return {
    form,
    change: (some: Partial<TitleForm>) => {
      if (some.taxNo !== undefined) setTaxNo(some.taxNo)
      keep(keptTitle({ ...form, ...some }))
    },
    /** Done: the next invoice most likely has the same title, so only the number is cleared. */
    taken: () => setTaxNo(''),
  }
}

/** The amount paid minus refunds; undefined if it is unknown for one of the orders. journey E4 */
function totalOf(orders: readonly Order[]): number | undefined {
  return orders.reduce<number | undefined>((total, { invoice }) => {
    const fen = invoice?.amountFen
    return total === undefined || fen === undefined ? undefined : total + fen
  }, 0)
}
