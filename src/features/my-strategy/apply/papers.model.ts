import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'wouter'
import {
  strategyApplySign,
  strategyApplySignStatus,
  strategyApplySignUrl,
} from '#api/domains/strategy/strategy-apply.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { FOR_A_MINUTE } from '#data/watch/rhythm.ts'
import { useVendorTrip, type VendorTrip } from '#data/write/use-vendor-trip.ts'
import type { SignDoc } from '#entities/signing/doc-sheet.tsx'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { strategyApplyHref } from '#lib/path/strategy-href.ts'
import type { Apply } from './apply.model.ts'

export interface PapersPage {
  docs: Loaded<SignDoc[]>
  /** The next document to read; undefined when all are read, or none has been loaded. */
  unread: SignDoc | undefined
  allRead: boolean
  markRead: (name: string) => void
  /** The minimum reading time of the unread ones, seconds. */
  seconds: number
  trip: VendorTrip<{ status: string }>
  /** Whether the customer has returned from the vendor. */
  isBack: boolean
}

/** The documents of a started signature, and the trip to the vendor. SG-09 */
export function usePapers({ id, kept, renew }: Apply): PapersPage {
  const [search] = useSearchParams()
  const isBack = search.get('back') === '1'
  // The documents are in the answer that starts the signature, which stays the same while it is valid.
  const flow = useFresh(strategyApplySign, { id })
  // What was read belongs to it: a new one has new documents. law §2
  const key = (name: string) => `${dataOf(flow)?.flowId} ${name}`
  const docs = mapLoaded(flow, (known) =>
    known.docs.map(({ name, pdfUrl, mustReadSec }) => ({
      name,
      url: documentAt(pdfUrl),
      mustReadSec,
      version: '',
      read: kept.papers.includes(key(name)),
    })),
  )
  const unread = (dataOf(docs) ?? []).filter(({ read }) => !read)
  const trip = useSigning(id, isBack, () => {
    refresh(flow)
    renew()
  })
  useFocused(isBack ? trip.check : null)
  const onSigned = useEffectEvent(renew)
  const isSigned = trip.result !== undefined
  useEffect(() => {
    if (isSigned) onSigned()
  }, [isSigned])
  return {
    docs,
    unread: unread[0],
    allRead: docs.state === 'ready' && unread.length === 0,
    markRead: (name) => kept.markRead(key(name)),
    seconds: unread.reduce((sum, { mustReadSec }) => sum + mustReadSec, 0),
    trip,
    isBack,
  }
}

function useSigning(id: string, isBack: boolean, again: () => void): VendorTrip<{ status: string }> {
  const send = useSend()
  return useVendorTrip({
    result: strategyApplySignStatus,
    input: { id },
    isBack,
    seen: FOR_A_MINUTE,
    until: ({ status }) => status !== 'DRAFT' && status !== 'WAIT_SIGN',
    words: {
      checking: '正在确认签署结果，请稍候',
      none: '暂未收到签署结果。签署链接只能使用一次，未完成时请重新获取',
      result: () => '协议已签署',
    },
    closed: '签署页面暂时打不开，请稍后再试',
    async open() {
      const returnUrl = `${location.origin}${strategyApplyHref(id)}?back=1`
      return (await send(strategyApplySignUrl, { id, returnUrl })).url
    },
    // It may have been signed or have expired meanwhile.
    onFailed: again,
  })
}

/** Checks again when the window regains the focus, if the last check ended without a result. */
function useFocused(check: (() => void) | null): void {
  const onFocus = useEffectEvent(() => check?.())
  useEffect(() => {
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
}
