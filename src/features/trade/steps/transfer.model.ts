import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderFinish } from '#api/domains/trade/order.ts'
import { paymentType, transferOrderList } from '#api/domains/trade/payment.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { ONCE, useWatch } from '#data/use-watch.ts'
import { notYet, type Upload, useUpload } from '#data/upload/use-upload.ts'
import { useSend } from '#data/provider.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

export type Transfer = OutputOf<typeof transferOrderList>[number]

export interface TransferPage {
  orderNumber: string
  transfers: Loaded<Transfer[]>
  /** The money has arrived. */
  paid: boolean
  /** Checks the payment and the list once more. */
  check: () => void
  checking: boolean
  voucher: { file: Upload; submission: Submission<{ voucher: string }> }
}

const WAITING: ReadonlySet<string> = new Set(['WAIT_PAY', 'PART_PAID'])

/** 对公转账: the account, the state, and the voucher that helps to find the payment. product OR-17 */
export function useTransfer(): TransferPage {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const transfers = useCall(transferOrderList, { orderNumber }, { offline: { title: '对公转账' } })
  const watched = useWatch(
    orderFinish,
    { orderNumber },
    { until: (state) => state.finished || !WAITING.has(state.status), waits: ONCE },
  )
  const refresh = async () => {
    if (transfers.state === 'ready') await transfers.refresh()
  }
  return {
    orderNumber,
    transfers,
    paid: watched.data?.finished === true,
    check: () => {
      watched.recheck()
      void refresh()
    },
    checking: watched.state === 'checking',
    voucher: useVoucher(orderNumber, refresh),
  }
}

function useVoucher(orderNumber: string, refresh: () => Promise<void>): TransferPage['voucher'] {
  const file = useUpload({ purpose: 'VOUCHER', pdf: true })
  const send = useSend()
  const toast = useToast()
  const voucherKey = file.now.state === 'done' ? file.now.fileKey : ''
  const submission = useSubmit({
    fields: { voucherKey },
    validate: () => ({ voucher: voucherKey === '' ? notYet([file], '请先上传转账凭证') : '' }),
    run: (fields) => send(paymentType, { orderNumber, payType: 'TRANSFER', ...fields }),
    async done() {
      file.remove()
      toast('提交成功')
      await refresh()
    },
  })
  // What the service said was said of the file before.
  const choose = (chosen: File) => {
    submission.clear()
    file.choose(chosen)
  }
  return { file: { ...file, choose }, submission }
}
