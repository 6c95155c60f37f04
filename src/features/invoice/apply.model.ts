import { useState } from 'react'
import { invoiceApply, invoiceBatch, invoiceOfOrder } from '#api/domains/trade/invoice.ts'
import type { Order } from '#api/shapes/order.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { isRefusal } from '#data/refusal.ts'
import { useOnce } from '#data/use-once.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import { keptTitle, readTitle, tidyTaxNo, type TitleFaults, type TitleForm, titleFaults } from './title-form.ts'

/** Orders on one invoice. product E4 */
export const MOST_ORDERS = 10

export interface Apply {
  form: TitleForm
  change: (some: Partial<TitleForm>) => void
  faults: TitleFaults
  /** Counts up whenever a field was refused. */
  refusals: number
  /** Fen; undefined where the service does not say. */
  totalFen: number | undefined
  orders: readonly Order[]
  /** Why there is nothing to look over yet. */
  notice: string
  review: () => void
  preview: {
    open: boolean
    close: () => void
    busy: boolean
    trouble: string
    /** Whether it was made could not be asked: ask before it is sent again. */
    unsure: boolean
    send: () => void
    ask: () => void
  }
}

const NO_ANSWER = '没有收到提交结果。'

/**
 * The application for one invoice over some orders. An order is on one invoice at most, so a press without an answer is
 * looked for under the order before it is sent again. product OR-15, reliability O1–O5
 */
export function useApply(orders: readonly Order[], done: () => void): Apply {
  const { form, change, taken } = useForm()
  const [shown, setShown] = useState({ refusals: 0, pressed: false, open: false })
  const { busy, said, say, once } = useOnce()
  const send = useSend()
  const track = useTrack()
  const faults = titleFaults(form)
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const isGood = Object.values(faults).every((fault) => fault === '')

  const finish = () => {
    void track('trade', 'invoice_submit')
    taken()
    setShown({ refusals: 0, pressed: false, open: false })
    done()
  }
  const ask = async () => {
    try {
      const found = await Promise.all(numbers.map((orderNumber) => send(invoiceOfOrder, { orderNumber })))
      if (found.every(({ status }) => status !== 'NONE' && status !== 'FAILED')) return finish()
      say(`${NO_ANSWER}经核对暂未生成开票申请，请确认后再次提交`)
    } catch {
      say(`${NO_ANSWER}暂时无法核对申请是否生成，请联网后核对，不要重复提交`, true)
    }
  }
  const submit = async () => {
    const { titleType, title, taxNo, email } = form
    if (titleType === '') return
    const wanted = { titleType, title: title.trim(), email, ...(titleType === 'COMPANY' && { taxNo }) }
    const [only, ...more] = numbers
    if (only === undefined) return
    try {
      if (more.length === 0) await send(invoiceApply, { orderNumber: only, ...wanted })
      else await send(invoiceBatch, { orderNumbers: numbers, ...wanted })
      finish()
    } catch (cause) {
      if (!isRefusal(cause)) return ask()
      say(explain(cause))
    }
  }
  const none: TitleFaults = { titleType: '', title: '', taxNo: '', email: '' }
  return {
    form,
    change,
    faults: shown.pressed ? faults : none,
    refusals: shown.refusals,
    totalFen: totalOf(orders),
    orders,
    notice: shown.pressed && orders.length === 0 ? '请选择需要开票的订单' : '',
    review: () => {
      const open = isGood && orders.length > 0
      say('')
      setShown((old) => ({ pressed: true, open, refusals: isGood ? old.refusals : old.refusals + 1 }))
    },
    preview: {
      open: shown.open,
      close: () => setShown((old) => ({ ...old, open: false })),
      busy,
      trouble: said.text,
      unsure: said.unsure,
      send: () => once(submit),
      ask: () => once(ask),
    },
  }
}

function useForm() {
  const [text, keep] = useDraft('invoice')
  const [taxNo, setTaxNo] = useState('')
  const form: TitleForm = { ...readTitle(text), taxNo }
  return {
    form,
    change: (some: Partial<TitleForm>) => {
      if (some.taxNo !== undefined) setTaxNo(tidyTaxNo(some.taxNo))
      keep(keptTitle({ ...form, ...some }))
    },
    /** Made: the next invoice most likely names the same, so only the number goes. */
    taken: () => setTaxNo(''),
  }
}

/** Paid and not given back; undefined as soon as it is unknown for one of them. product E4 */
function totalOf(orders: readonly Order[]): number | undefined {
  return orders.reduce<number | undefined>((total, { invoice }) => {
    const fen = invoice?.amountFen
    return total === undefined || fen === undefined ? undefined : total + fen
  }, 0)
}
