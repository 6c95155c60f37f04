import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'wouter'
import { esignRefundStatus } from '#api/domains/trade/esign/refund.ts'
import { refundDetail, refundBankInfo, refundList, refundRead } from '#api/domains/trade/order/refund.ts'
import { orderRefundPdf } from '#api/domains/public/refunds.ts'
import type { OutputOf } from '#api/call.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import { useOnce } from '#data/write/use-once.ts'
import { useFresh } from '#data/use-fresh.ts'
import { AFTER_VISIT } from '#data/watch/rhythm.ts'
import { awaited, useWatch, type Watched } from '#data/watch/use-watch.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { refundHref } from '#lib/path/order-href.ts'
import { useRawSearch } from '#ui/raw-search.ts'
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

/** 退款详情. The vendor's return proves nothing: the server is asked. product OR-13 */
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
  const signing = useSignature(fresh, refund.state === 'ready' ? refund.refresh : undefined)
  useRead(fresh)
  const { once, busy } = useOnce()
  return {
    refund,
    notice: signing.notice,
    ...usePapers(fresh),
    busy,
    refresh() {
      if (refund.state !== 'ready') return
      signing.recheck()
      once(refund.refresh)
    },
  }
}

/** Checks the result of a visit to the vendor: repeatedly after a return, otherwise once. */
function useSignature(refund: Detail | undefined, refreshRefund: (() => Promise<void>) | undefined) {
  const isBack = new URLSearchParams(useRawSearch()).get('back') === '1'
  const waiting = refund?.status === 'WAIT_SIGN' ? { refundNumber: refund.refundNumber } : null
  const read = useFresh(esignRefundStatus, isBack ? null : waiting)
  const watched = useWatch(esignRefundStatus, isBack ? waiting : null, { seen: AFTER_VISIT, until: isSigned })
  const found = isBack ? awaited(watched) : dataOf(read)
  const moved = found !== undefined && isSigned(found)
  const look = useEffectEvent(() => void refreshRefund?.())
  useEffect(() => {
    if (moved) look()
  }, [moved])
  return {
    notice: isBack && waiting ? wordsOf(watched) : '',
    recheck: () => (isBack ? watched.recheck() : refresh(read)),
  }
}

function isSigned({ status }: OutputOf<typeof esignRefundStatus>): boolean {
  return status !== 'WAIT_SIGN'
}

function wordsOf(watched: Watched<unknown>): string {
  if (watched.checking) return '正在确认签署结果，请稍候'
  if (!watched.exhausted) return '退款协议已签署'
  return watched.error === undefined ? '暂未收到签署结果，如已签署请刷新状态，也可以重新签署' : explain(watched.error)
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
    agreementUrl: fileAt(paper?.url),
    account: bank ? `${bank.bankName}（尾号${bank.cardNoTail4}）` : '',
  }
}
