import { useSend } from '#data/provider.tsx'
import { esignRefund } from '#api/domains/trade/esign/refund.ts'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { refundPdfFill } from '#api/domains/public/refunds.ts'
import type { OutputOf } from '#api/call.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { isRejection } from '#data/write/rejection.ts'
import { type VendorVisit, useVendorVisit } from '#data/write/use-vendor-trip.ts'
import { useFresh } from '#data/use-fresh.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'
import { useDraft } from '#session/use-draft.ts'
import { useTrack } from '#tracking/context.tsx'
import type { Wish } from './apply.model.ts'
import { draftOf } from './form.model.ts'
import { reasonParts } from './reasons.ts'

/** How the server calculates the amount, and the agreement before signing. */
interface Paper extends Pick<OutputOf<typeof refundPdfFill>, 'lines' | 'parts'> {
  fileUrl: string
}

/** The second step: the agreement with its calculation, as the server fills it in. Stored nowhere. */
export function usePaper(orderNumber: string, wish: Wish): Loaded<Paper> {
  const filled = useFresh(refundPdfFill, { orderNumber, ...wish })
  return mapLoaded(filled, ({ previewUrl, lines, parts }) => ({ lines, parts, fileUrl: documentAt(previewUrl) }))
}

/**
 * Applies and leaves for the vendor. The service has one application per order: several presses, tabs or lost answers
 * are always the same one, and after a lost answer it is looked up. reliability §5.8, O1–O3
 */
export function useSigning(orderNumber: string, wish: Wish, again: () => void): VendorVisit {
  const send = useSend()
  const track = useTrack()
  const [, keepDraft] = useDraft(draftOf(orderNumber))
  return useVendorVisit({
    async open() {
      try {
        const { signUrl } = await send(esignRefund, { orderNumber, ...wish })
        keepDraft('')
        await track('trade', 'refund_submit', reasonParts(wish.reason).id)
        return signUrl
      } catch (cause) {
        if (isRejection(cause)) again()
        throw cause
      }
    },
    closed: '签署页面暂时打不开，请稍后再试',
    async verify() {
      const { refund } = await send(orderInfo, { orderNumber })
      again()
      const isMade = refund?.refundNumber !== undefined
      return { error: isMade ? '经核对申请已登记，请继续签署' : '经核对暂未生成退款申请，请再次提交' }
    },
    unverified: '暂时无法核对申请是否生成，请联网后核对',
  })
}
