import { Price } from '#ui/price/price.tsx'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type CheckoutModel, type CheckoutPage, useCheckout } from './checkout.model.ts'
import { ServiceLine } from '#features/trade/order/service-line.tsx'
import { Way } from './way.tsx'
import { PayeeLine } from '#features/trade/steps/payee-line.tsx'
import { Bar as ActionBar } from '#ui/layout/bar.tsx'
import css from './checkout.module.css'

/** The gates explain themselves, which takes words that the page can begin without. */
const Passport = lazyPart(() => import('./passport.tsx').then((m) => m.Passport), <Skeleton lines={6} inset />)

/** Only if the order cannot be made now. */
const Statement = lazyPart(() => import('./statement.tsx').then((m) => m.Statement), <Skeleton lines={3} inset />)

/** Below the first screen. */
const Choices = lazyPart(() => import('./choices.tsx').then((m) => m.Choices), <Skeleton lines={8} inset />)

/** 确认订单. OR-02 */
export function CheckoutScreen() {
  const model = useCheckout()
  const { page } = model
  return (
    <Screen
      title="确认订单"
      home={page.state === 'ready' && hasWay(page.data) ? 'picture' : 'row'}
      footer={page.state === 'ready' ? <Bar page={page.data} model={model} /> : undefined}
    >
      <LoadState loaded={page} skeleton={<Skeleton lines={10} inset />}>
        {(shown) => <Order page={shown} model={model} />}
      </LoadState>
    </Screen>
  )
}

/** Whether the order is not made yet, and its gates are shown. */
const hasWay = ({ stop, pending, gates }: CheckoutPage) => !pending && !stop && gates.length > 0

function Bar({ page, model: { submit } }: { page: CheckoutPage; model: CheckoutModel }) {
  const { main, offer, stop, pending } = page
  if (pending) {
    return (
      <div className={css.ways}>
        {pending.ways.map(({ name, press }, at) => (
          <Button key={name} kind={at === 0 ? 'primary' : 'plain'} busy={submit.busy} onClick={press}>
            {name}
          </Button>
        ))}
      </div>
    )
  }
  if (stop) {
    return (
      <LinkButton href={stop.href} kind="plain">
        返回服务详情
      </LinkButton>
    )
  }
  return (
    <ActionBar
      lead={
        <p className={css.sum}>
          <span className={css.small}>应付</span>
          <Price {...priceParts(yuan(offer.payableFen))} />
        </p>
      }
    >
      {main.kind === 'gate' && (
        <span onClickCapture={main.go}>
          <LinkButton href={main.href}>{main.text}</LinkButton>
        </span>
      )}
      {main.kind === 'submit' && (
        <span>
          <Button busy={submit.busy} disabled={main.off} onClick={main.press}>
            {main.text}
          </Button>
        </span>
      )}
    </ActionBar>
  )
}

function Order({ page, model }: { page: CheckoutPage; model: CheckoutModel }) {
  const { stop, pending } = page
  const { error } = model.submit
  const message = page.blocked || (error === pending?.text ? '' : error || page.notice)
  return (
    <>
      {hasWay(page) && <Way gates={page.gates} sku={page.sku} />}
      <section className={css.sku} aria-label="服务">
        <ServiceLine sku={page.sku}>
          <p className={css.price}>{page.price}</p>
        </ServiceLine>
      </section>
      <div role="status">
        <p className={css.notice}>{message}</p>
        {pending && <Statement text={pending.text} more={pending.more} />}
        {stop && <Statement text={stop.text} more={stop.more} />}
      </div>
      {!pending && !stop && <Choices page={page} />}
      {!pending && !stop && <Passport gates={page.gates} sku={page.sku} />}
      <section className={css.rule}>
        <h3>退款规则</h3>
        <p>{page.refundRule}</p>
        <PayeeLine />
      </section>
      <RiskLine />
    </>
  )
}
