import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { orderFinish } from '#api/domains/trade/order.ts'
import { paymentType, transferOrderList } from '#api/domains/trade/payment.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useFresh } from '#data/use-fresh.ts'
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

/** 对公转账: the account, the state, and the voucher that helps to find the payment. OR-17 */
export function useTransfer(): TransferPage {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const transfers = useCall(transferOrderList, { orderNumber }, { offline: { title: '对公转账' } })
  const payment = useFresh(orderFinish, { orderNumber })
  const refreshList = async () => {
    if (transfers.state === 'ready') await transfers.refresh()
  }
  const check = useSubmit({
    fields: orderNumber,
    async run() {
      refresh(payment)
      await refreshList()
    },
    done: () => undefined,
  })
  return {
    orderNumber,
    transfers,
    paid: dataOf(payment)?.finished === true,
    check: check.submit,
    checking: payment.state === 'loading' || check.busy,
    voucher: useVoucher(orderNumber, refreshList),
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
  // The service's answer was about the previous file.
  const choose = (chosen: File) => {
    submission.clear()
    file.choose(chosen)
  }
  return { file: { ...file, choose }, submission }
}
