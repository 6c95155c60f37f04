import { PriceBar } from '#ui/price/price-bar.tsx'
import { asksFor } from '#lib/gates.ts'
import type { OutputOf } from '#api/call.ts'
import type { campaignInfo } from '#api/domains/trade/sku.ts'
import type { Sku } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { checkoutHref } from '#lib/path/order-href.ts'
import css from '#features/trade/checkout/checkout.module.css'
import { ServiceLine } from '#features/trade/order/service-line.tsx'
import { PayeeLine } from '#features/trade/steps/payee-line.tsx'
import { ClosedWay } from './closed-way.tsx'
import { type Promo, usePromo } from './promo.model.ts'
import { levelText } from './sku.words.ts'

/** Below the first screen. */
const Outline = lazyPart(() => import('./outline.tsx').then((m) => m.Outline))

/** 推广购买页. OR-18 */
export function PromoScreen() {
  const promo = usePromo()
  return (
    <Screen title="活动服务" footer={promo.state === 'ready' && <Bar promo={promo} />}>
      <GuestState loaded={promo} path={location.pathname} text="登录后查看活动服务" skeleton={<Skeleton lines={9} />}>
        {(sku) => <Offer sku={sku} />}
      </GuestState>
    </Screen>
  )
}

function Bar({ promo: { data, buy } }: { promo: Extract<Promo, { state: 'ready' }> }) {
  return (
    <PriceBar price={yuan(data.priceFen)}>
      {buy.off !== '' ? (
        <ClosedWay reason={buy.off} />
      ) : buy.waits ? (
        <Button disabled>立即购买</Button>
      ) : (
        <span onClickCapture={buy.go}>
          <LinkButton href={checkoutHref(data.skuId)}>立即购买</LinkButton>
        </span>
      )}
    </PriceBar>
  )
}

function Offer({ sku }: { sku: OutputOf<typeof campaignInfo> }) {
  const { campaign, originPriceFen: origin, priceFen } = sku
  return (
    <>
      <section className={css.sku} aria-label="服务">
        <ServiceLine sku={sku}>
          <p className={css.price}>
            {yuan(priceFen)}{' '}
            {origin !== undefined && origin > priceFen && <s className={css.small}>{`原价${yuan(origin)}`}</s>}
          </p>
        </ServiceLine>
      </section>
      <CellGroup title="活动">
        <Cell title={campaign.name} note={`${minute(campaign.startAt)} 至 ${minute(campaign.endAt)}`} />
        <Cell title={levelText(sku.riskLevel)} note={gatesText(sku)} />
        <Cell title="服务详情" href={skuHref(sku.skuId)} />
      </CellGroup>
      <Outline sku={sku} />
      <section className={css.rule}>
        <h3>退款规则</h3>
        <p>{sku.refundRuleText}</p>
        <p>价格对所有人一致，到期不自动续费。</p>
        <PayeeLine />
      </section>
      <DisclosureFooter company={brand} />
    </>
  )
}

/** What must be done before the order; the server checks each again. law §1 */
function gatesText(sku: Sku): string {
  const needs = [asksFor(sku, 'needRealname') ? '实名认证' : '', asksFor(sku, 'needEval') ? '风险测评' : ''].filter(
    Boolean,
  )
  return needs.length > 0 ? `购买前须完成${needs.join('、')}` : '购买前无须实名认证与风险测评'
}
