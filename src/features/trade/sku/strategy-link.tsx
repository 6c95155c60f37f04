import { PriceBar } from '#ui/price/price-bar.tsx'
import { brand } from '#config/brand.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { PayeeLine } from '#features/trade/steps/payee-line.tsx'
import { ClosedWay } from './closed-way.tsx'
import { type PreparedOrder, useStrategyLink } from './strategy-link.model.ts'
import css from '#features/trade/checkout/checkout.module.css'

/** 专属策略订单链接. OR-19 */
export function StrategyLinkScreen() {
  const link = useStrategyLink()
  return (
    <Screen title="专属订单" footer={link.state === 'ready' ? <Bar order={link.data} /> : undefined}>
      {link.state === 'guest' ? (
        <Empty text="登录后查看为您准备的订单" action={{ label: '登录后查看', href: loginHref(link.here) }} />
      ) : (
        <LoadState loaded={link} skeleton={<Skeleton lines={8} />}>
          {(order) => <Prepared order={order} />}
        </LoadState>
      )}
    </Screen>
  )
}

function Bar({ order }: { order: PreparedOrder }) {
  if (order.kind === 'closed') return null
  const { text, href, closed, go } = order.main
  return (
    <PriceBar price={order.price}>
      {closed ? (
        <ClosedWay reason={text} />
      ) : href === undefined ? (
        <Button disabled>{text}</Button>
      ) : (
        <span onClickCapture={go}>
          <LinkButton href={href}>{text}</LinkButton>
        </span>
      )}
    </PriceBar>
  )
}

function Prepared({ order }: { order: PreparedOrder }) {
  if (order.kind === 'closed') return <Empty text={order.text} action={{ label: '返回首页', href: '/home' }} />
  return (
    <>
      <CellGroup title="服务">
        <Cell title={order.name} note={`${order.facts} · ${order.level}`} href={order.service} />
        <Cell title="价格" value={order.price} />
      </CellGroup>
      <CellGroup title="链接">
        <Cell title="服务人员" value={order.sales} />
        <Cell title="有效期至" value={order.validUntil} />
      </CellGroup>
      <section className={css.rule}>
        <p>该订单仍须完成实名、风险测评、适当性匹配与风险揭示，价格与公开价格一致。</p>
        <PayeeLine />
      </section>
      <DisclosureFooter company={brand} />
    </>
  )
}
