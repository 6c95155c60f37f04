import { useState } from 'react'
import { useParams } from 'wouter'
import { hasPaidOrderBySku } from '#api/domains/trade/order/bought.ts'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { skuBrief, skuDetail } from '#api/domains/trade/sku.ts'
import type { Sku } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { useTrackOpened } from '#tracking/use-track-opened.ts'
import { type PageCard, usePage } from '#wechat/page.tsx'
import { useCheckoutDraft } from '#features/trade/checkout/checkout-draft.ts'
import { isOver } from '#features/trade/order/order.words.ts'
import { checkoutHref, orderHref } from '#lib/path/order-href.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { saleText } from '#lib/sale.ts'
import { daysText, factsText, levelText } from './sku.words.ts'
import { type Standing, unfitText, useStanding } from '#entities/access/standing.model.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { useReturned } from '#ui/use-returned.ts'

export interface SkuPage {
  sku: Sku
  cover: string
  price: string
  origin: string
  days: string
  level: string
  match: { text: string; fits: boolean } | undefined
  stock: string
  /** The main button: buys, shows the purchase, or explains why neither is possible. */
  main: { text: string; href: string | undefined; closed: boolean }
  /** Whether a link that names this customer can be made. */
  canInvite: boolean
}

export interface SkuModel {
  page: Loaded<SkuPage>
  contactOpen: boolean
  setContactOpen: (open: boolean) => void
  buying: () => void
}

/** One service, with the same price for everybody. OR-01 */
export function useSku(): SkuModel {
  const { skuId = '' } = useParams<{ skuId?: string }>()
  const track = useTrack()
  const [contactOpen, setContactOpen] = useState(false)
  const page = usePageOf(skuId)
  const { draft, change } = useCheckoutDraft(skuId)
  const known = page.state === 'ready' ? page.data.sku : undefined
  usePage({ title: known?.name ?? '服务详情', card: known && cardOf(known) })
  useTrackOpened('trade', 'sku_view', skuId)
  const buying = () => {
    void track('trade', 'buy_click', skuId)
    // A purchase here is a normal one with coupons, whatever campaign was viewed before.
    if (draft.campaign !== undefined) change({ campaign: undefined })
  }
  return { page, contactOpen, setContactOpen, buying }
}

function usePageOf(skuId: string): Loaded<SkuPage> {
  const member = useSignedIn()
  const standingTo = useStanding()
  const loaded = useCall(
    skuDetail,
    { skuId },
    { offline: { title: ({ name }) => `服务·${name}`, route: skuHref(skuId) } },
  )
  const now = useCall(skuBrief, { skuId })
  const bought = useBought(skuId)
  useReturned(now.state === 'ready' ? now.refresh : undefined)
  if (loaded.state !== 'ready') return loaded
  const sku = now.state === 'ready' && !loaded.stale ? withNow(loaded.data, now.data) : loaded.data
  return { ...loaded, data: { ...toPage(sku, standingTo(sku), bought), canInvite: member && !loaded.stale } }
}

/**
 * The number of the order that has not ended; undefined while it is known and its state is not. '' without one, and
 * before the service has answered: nobody waits for the button, since the checkout rejects a second purchase.
 */
function useBought(skuId: string): string | undefined {
  const paid = useCall(hasPaidOrderBySku, { skuId })
  const orderNumber = paid.state === 'ready' && paid.data.paid ? paid.data.orderNumber : undefined
  const order = useCall(orderInfo, orderNumber === undefined ? null : { orderNumber })
  if (orderNumber === undefined) return ''
  if (order.state === 'loading') return undefined
  // An ended service is sold again.
  return order.state === 'ready' && isOver(order.data.status) ? '' : orderNumber
}

function withNow(sku: Sku, { priceFen, stock, saleStatus }: Pick<Sku, 'priceFen' | 'stock' | 'saleStatus'>): Sku {
  return { ...sku, priceFen, stock, saleStatus }
}

function toPage(sku: Sku, standing: Standing, bought: string | undefined): Omit<SkuPage, 'canInvite'> {
  const { originPriceFen: origin, stock } = sku
  return {
    sku,
    cover: fileAt(sku.coverUrl),
    price: yuan(sku.priceFen),
    origin: origin !== undefined && origin > sku.priceFen ? `原价${yuan(origin)}` : '',
    days: daysText(sku),
    level: levelText(sku.riskLevel),
    match: matchText(standing),
    stock: typeof stock === 'number' && stock > 0 && saleText(sku) === '' ? `余 ${stock} 个名额` : '',
    main: mainOf(sku, standing, bought),
  }
}

function mainOf(sku: Sku, standing: Standing, bought: string | undefined): SkuPage['main'] {
  if (bought) return { text: '查看服务', href: orderHref(bought), closed: false }
  // The lowest class gets no way to buy it, not even with a confirmation. law §1
  const off = unfitText(standing) || saleText(sku)
  if (off !== '') return { text: off, href: undefined, closed: true }
  const isKnown = standing.known && bought !== undefined
  return { text: '立即购买', href: isKnown ? checkoutHref(sku.skuId) : undefined, closed: false }
}

function matchText({ match, level }: Standing): SkuPage['match'] {
  switch (match) {
    case 'MATCH':
      return { fits: true, text: `与您的等级 ${level} 匹配` }
    case 'MISMATCH':
    case 'NEVER':
      return { fits: false, text: `高于您的等级 ${level}` }
    case 'UNKNOWN':
      return { fits: false, text: '是否匹配：状态更新中' }
    default:
      return undefined
  }
}

/** The share card of the service. product §2.21 */
function cardOf(sku: Sku): PageCard {
  const desc = [factsText(sku), '投资有风险'].filter(Boolean).join(' · ')
  return { title: sku.name, desc, image: fileAt(sku.coverUrl).replace(/\/covers\/([^/]+)\.svg$/, '/share/$1.png') }
}
