import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { campaignInfo } from '#api/domains/trade/sku.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { saleText } from '#lib/sale.ts'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { usePage } from '#wechat/page.tsx'
import { useCampaignSeen } from './campaign-seen.model.ts'
import { useCheckoutDraft } from '#features/trade/checkout/checkout-draft.ts'
import { factsText } from './sku.words.ts'
import { unfitText, useStanding } from '#entities/access/standing.model.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'

type CampaignSku = OutputOf<typeof campaignInfo>

export type Promo = Loaded<CampaignSku> & { buy: Buy }

/** The link to the order. `off`: why there is none; `waits`: not known yet. */
interface Buy {
  off: string
  waits: boolean
  go: () => void
}

/** 推广购买页, for guests as well; its order has the same preconditions and price as any other. OR-18 */
export function usePromo(): Promo {
  const { code = '' } = useParams<{ code?: string }>()
  const member = useSignedIn()
  const here = `/promo/${encodeURIComponent(code)}`
  const sku = useCall(campaignInfo, { code }, { offline: { title: ({ name }) => `活动·${name}`, route: here } })
  const known = sku.state === 'ready' ? sku.data : undefined
  const { change } = useCheckoutDraft(known?.skuId ?? '')
  const standing = useStanding()(known ?? {})
  useSeen(member, code)
  usePage({
    title: known?.name ?? '活动服务',
    card: known && {
      title: known.name,
      desc: [factsText(known), '投资有风险'].filter(Boolean).join(' · '),
      image: fileAt(known.coverUrl),
    },
  })
  useTrackOpened('trade', 'promo_view', code)
  return {
    ...sku,
    buy: {
      off: known ? unfitText(standing) || saleText(known) : '',
      waits: !standing.known,
      go: () => change({ campaign: code, couponId: undefined, giftNumber: undefined, parts: undefined }),
    },
  }
}

function useSeen(member: boolean, code: string): void {
  const seen = useCampaignSeen()
  const report = useEffectEvent(() => seen?.())
  const counted = seen !== undefined
  useEffect(() => {
    if (member && counted) report()
  }, [member, counted, code])
}
