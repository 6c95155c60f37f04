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
  /** The next paper to read; undefined when all are read, or none is there yet. */
  unread: SignDoc | undefined
  allRead: boolean
  /** How long the unread ones want to be read, seconds. */
  seconds: number
  trip: VendorTrip<{ status: string }>
  /** Whether the customer has come back from the vendor. */
  isBack: boolean
}

/** The papers of a signature that has begun, and the visit to the vendor. SG-09 */
export function usePapers({ id, kept, renew }: Apply): PapersPage {
  const [search] = useSearchParams()
  const isBack = search.get('back') === '1'
  // The papers come with the beginning of the signature, which answers the same while it is good.
  const flow = useFresh(strategyApplySign, { id })
  const docs = mapLoaded(flow, (known) =>
    known.docs.map(({ name, pdfUrl, mustReadSec }) => ({
      name,
      url: documentAt(pdfUrl),
      mustReadSec,
      version: '',
      read: kept.papers.includes(name),
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

/** Checks once more when the window is looked at again, where the check has ended without a result. */
function useFocused(check: (() => void) | null): void {
  const onFocus = useEffectEvent(() => check?.())
  useEffect(() => {
    addEventListener('focus', onFocus)
    return () => removeEventListener('focus', onFocus)
  }, [])
}
