import { useEffect, useEffectEvent } from 'react'
import { useParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { promotionInfo } from '#api/domains/sku.ts'
import { type Loaded, useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { useCampaignSeen } from './campaign-order.model.ts'
import { useCheckoutDraft } from './checkout-draft.ts'
import { factsText } from './sku-words.ts'
import { picture } from './stored-file.ts'

type CampaignSku = OutputOf<typeof promotionInfo>

export type Promo = { state: 'guest'; here: string } | (Loaded<CampaignSku> & { buying: () => void })

/** 推广购买页: its order passes the same gates as any, and costs what it costs everybody. product OR-18 */
export function usePromo(): Promo {
  const { code = '' } = useParams<{ code?: string }>()
  const member = useSignedIn()
  const track = useTrack()
  const here = `/promo/${encodeURIComponent(code)}`
  const sku = useCall(promotionInfo, member ? { code } : null, {
    offline: { title: ({ name }) => name, route: here },
  })
  const known = sku.state === 'ready' ? sku.data : undefined
  const { change } = useCheckoutDraft(known?.skuId ?? '')
  useSeen(member, code)
  usePage({
    title: known?.name ?? '活动服务',
    card: known && {
      title: known.name,
      desc: [factsText(known), '投资有风险'].filter(Boolean).join(' · '),
      image: picture(known.coverUrl),
    },
  })
  useEffect(() => void track('trade', 'promo_view', code), [track, code])
  if (!member) return { state: 'guest', here }
  return {
    ...sku,
    buying: () => change({ campaign: code, couponId: undefined, giftNumber: undefined, parts: undefined }),
  }
}

function useSeen(member: boolean, code: string): void {
  const seen = useCampaignSeen()
  const tell = useEffectEvent(() => seen?.())
  const counted = seen !== undefined
  useEffect(() => {
    if (member && counted) tell()
  }, [member, counted, code])
}
