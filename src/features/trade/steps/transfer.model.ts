import { useState } from 'react'
import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderFinish } from '#api/domains/trade/order.ts'
import { paymentType, transferOrderList } from '#api/domains/trade/payment.ts'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useOnce } from '#data/use-once.ts'
import { ONCE, useWatch } from '#data/use-watch.ts'
import { notYet, type Upload, useUpload } from '#data/use-upload.ts'
import { useSend } from '#data/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

export type Transfer = OutputOf<typeof transferOrderList>[number]

export interface TransferPage {
  orderNumber: string
  transfers: Loaded<Transfer[]>
  /** The money has arrived. */
  paid: boolean
  /** Asks the bank's books and the list once more. */
  check: () => void
  checking: boolean
  voucher: { file: Upload; busy: boolean; error: string; send: () => void }
}

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])

/** 对公转账: where to, how far it is, and the voucher that helps to find it. product OR-17 */
export function useTransfer(): TransferPage {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const transfers = useCall(transferOrderList, { orderNumber }, { offline: { title: '对公转账' } })
  const asked = useWatch(
    orderFinish,
    { orderNumber },
    { until: (told) => told.finished || !WAITING.has(told.status), waits: ONCE },
  )
  const refresh = async () => {
    if (transfers.state === 'ready') await transfers.refresh()
  }
  return {
    orderNumber,
    transfers,
    paid: asked.data?.finished === true,
    check: () => {
      asked.ask()
      void refresh()
    },
    checking: asked.state === 'asking',
    voucher: useVoucher(orderNumber, refresh),
  }
}

function useVoucher(orderNumber: string, refresh: () => Promise<void>): TransferPage['voucher'] {
  const file = useUpload({ purpose: 'VOUCHER', pdf: true })
  const send = useSend()
  const toast = useToast()
  const { busy, once } = useOnce()
  const [error, setError] = useState('')
  const submit = async () => {
    setError('')
    if (file.now.state !== 'done') return setError(notYet([file], '请先上传转账凭证'))
    try {
      await send(paymentType, { orderNumber, payType: 'TRANSFER', voucherKey: file.now.fileKey })
      file.remove()
      toast('提交成功')
      await refresh()
    } catch (cause) {
      setError(explain(cause))
    }
  }
  const choose = (chosen: File) => {
    setError('')
    file.choose(chosen)
  }
  return { file: { ...file, choose }, busy, error, send: () => once(submit) }
}
