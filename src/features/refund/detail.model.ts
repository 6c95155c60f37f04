import { useEffect, useEffectEvent } from 'react'
import { useParams, useSearch } from 'wouter'
import { esignRefundStatus } from '#api/domains/trade/esign/refund.ts'
import { refundDetail, refundBankInfo, refundList, refundRead } from '#api/domains/trade/order/refund.ts'
import { orderRefundPdf } from '#api/domains/public/refunds.ts'
import type { OutputOf } from '#api/call.ts'
import { useSend } from '#data/provider.tsx'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useVendorResult, type VendorResult } from '#data/write/use-vendor-trip.ts'
import { useFresh } from '#data/use-fresh.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { refundHref } from '#lib/path/order-href.ts'
import { withoutReason } from './kept.ts'

type Detail = OutputOf<typeof refundDetail>

export interface RefundModel {
  refund: Loaded<Detail>
  /** The state of the signature after a visit to the vendor; '' without one. */
  notice: string
  /** The agreement; '' where there is none to read. */
  agreementUrl: string
  /** The account for the transferred part, e.g. 示例银行（尾号0000）; '' where none is given. */
  account: string
  busy: boolean
  refresh: () => void
}

/** 退款详情. The vendor's return proves nothing: the server is asked. OR-13 */
export function useRefund(): RefundModel {
  const { refundNumber = '' } = useParams<{ refundNumber?: string }>()
  const refund = useCall(
    refundDetail,
    { refundNumber },
    {
      offline: {
        title: ({ skuName }) => `退款·${skuName}`,
        route: refundHref(refundNumber),
        keeps: withoutReason,
      },
    },
  )
  const fresh = refund.state === 'ready' && !refund.stale ? refund.data : undefined
  const signing = useSignature(fresh)
  useRead(fresh)
  const { submit, busy } = useSubmit({
    fields: null,
    async run() {
      signing.check?.()
      if (refund.state === 'ready') await refund.refresh()
    },
    done: () => undefined,
  })
  return { refund, notice: signing.notice, ...usePapers(fresh), busy, refresh: submit }
}

/** What came of a visit to the vendor; also once without a return, since it may have been signed elsewhere. */
function useSignature(refund: Detail | undefined): VendorResult<unknown> {
  return useVendorResult({
    result: esignRefundStatus,
    input: refund?.status === 'WAIT_SIGN' ? { refundNumber: refund.refundNumber } : null,
    until: ({ status }) => status !== 'WAIT_SIGN',
    isBack: new URLSearchParams(useSearch()).get('back') === '1',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果，如已签署请刷新状态，也可以重新签署',
      result: () => '退款协议已签署',
    },
    stale: [refundDetail],
  })
}

/** Marks a seen refund as read, which also removes the mark in 「我的」. */
function useRead(refund: Detail | undefined): void {
  const send = useSend()
  const change = useMutateCall()
  const unread = refund && !refund.isRead ? refund.refundNumber : undefined
  const read = useEffectEvent(() => change(refundList, {}, (old) => ({ ...old, unread: Math.max(0, old.unread - 1) })))
  useEffect(() => {
    // If this fails it stays unread until it is opened again.
    if (unread !== undefined)
      void send(refundRead, { refundNumber: unread }).then(
        () => read(),
        () => undefined,
      )
  }, [unread, send])
}

/** The agreement and the account, which only the server has. */
function usePapers(refund: Detail | undefined): Pick<RefundModel, 'agreementUrl' | 'account'> {
  const input = refund ? { orderNumber: refund.orderNumber } : null
  const paper = dataOf(useFresh(orderRefundPdf, input))
  const toAccount = refund?.parts.some((part) => part.toAccount) && refund.status !== 'WAIT_BANK'
  const bank = dataOf(useFresh(refundBankInfo, toAccount ? input : null))
  return {
    agreementUrl: documentAt(paper?.url),
    account: bank ? `${bank.bankName}（尾号${bank.cardNoTail4}）` : '',
  }
}
