import { FormError } from '#ui/form/form-error.tsx'
import { type ReactNode, useId } from 'react'
import { yuan } from '#lib/number/money.ts'
import { explain } from '#data/explain.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { CellGroup } from '#ui/layout/cell.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { HelpLink } from '#ui/state/help-link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type CheckoutModel, type CheckoutPage, useCheckout } from './checkout.model.ts'
import { ChooserCell } from './chooser.tsx'
import { PayeeLine } from '#features/trade/steps/payee-line.tsx'
import css from './checkout.module.css'

/** Few orders are sent by post, and the list of all districts is long. */
const AddressPicker = lazyPart(
  () => import('#entities/address/address-picker.tsx').then((m) => m.AddressPicker),
  <Skeleton lines={2} />,
)

/** The gates explain themselves, which takes words that the page can begin without. */
const Passport = lazyPart(() => import('./passport.tsx').then((m) => m.Passport), <Skeleton lines={6} inset />)

const Agreements = lazyPart(() => import('./agreements.tsx').then((m) => m.Agreements), <Skeleton lines={6} inset />)

/** 确认订单. product OR-02 */
export function CheckoutScreen() {
  const model = useCheckout()
  const { page } = model
  return (
    <Screen title="确认订单" footer={page.state === 'ready' ? <Bar page={page.data} model={model} /> : undefined}>
      <LoadState loaded={page} skeleton={<Skeleton lines={10} inset />}>
        {(shown) => <Order page={shown} model={model} />}
      </LoadState>
    </Screen>
  )
}

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
    <div className={css.bar}>
      <p className={css.sum}>
        <span className={css.small}>应付</span>
        <strong className={css.total}>{yuan(offer.payableFen)}</strong>
      </p>
      {main.kind === 'gate' && (
        <span className={css.main} onClickCapture={main.go}>
          <LinkButton href={main.href}>{main.text}</LinkButton>
        </span>
      )}
      {main.kind === 'submit' && (
        <span className={css.main}>
          <Button busy={submit.busy} disabled={main.off} onClick={main.press}>
            {main.text}
          </Button>
        </span>
      )}
    </div>
  )
}

function Order({ page, model }: { page: CheckoutPage; model: CheckoutModel }) {
  const { stop, pending } = page
  const { error } = model.submit
  const message = error === pending?.text ? '' : error || page.notice
  return (
    <>
      <div className={css.sku}>
        <span className={css.cover}>
          <Picture src={page.cover} alt="" ratio={1} />
        </span>
        <div className={css.words}>
          <h2 className={css.name}>{page.name}</h2>
          <p className={css.small}>{page.facts}</p>
          <p className={css.price}>{page.price}</p>
        </div>
      </div>
      <div role="status">
        <p className={css.notice}>{message}</p>
        {pending && <Statement text={pending.text} more={pending.more} />}
        {stop && <Statement text={stop.text} more={stop.more} />}
      </div>
      {!pending && !stop && <Passport gates={page.gates} sku={page.sku} />}
      {!pending && !stop && <Choices page={page} />}
      <section className={css.rule}>
        <h3>退款规则</h3>
        <p>{page.refundRule}</p>
        <PayeeLine />
      </section>
      <RiskLine />
    </>
  )
}

function Statement({ text, more, children }: { text: string; more: string; children?: ReactNode }) {
  return (
    <section className={css.say}>
      <Icon name="warning" />
      <div>
        <p className={css.name}>{text}</p>
        <p className={css.small}>{more}</p>
      </div>
      {children}
    </section>
  )
}

function Choices({ page }: { page: CheckoutPage }) {
  const { offer, fieldErrors } = page
  return (
    <>
      {page.sends && (
        <>
          <AddressPicker choice={offer.address} />
          <FormError inset>{fieldErrors.address}</FormError>
        </>
      )}
      {offer.choosers.length > 0 && (
        <CellGroup title="优惠与付款">
          {offer.choosers.map((chooser) => (
            <ChooserCell key={chooser.title} chooser={chooser} />
          ))}
        </CellGroup>
      )}
      {offer.retryCoupons && (
        <Statement text="暂时无法读取您的优惠券" more="以下金额未使用优惠券。">
          <Button kind="plain" size="small" onClick={offer.retryCoupons}>
            重试
          </Button>
        </Statement>
      )}
      <Amounts offer={offer} />
      <Agreements page={page} />
    </>
  )
}

function Amounts({ offer: { trial } }: Pick<CheckoutPage, 'offer'>) {
  const id = useId()
  return (
    <section className={css.amounts} aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        金额明细
      </h2>
      {trial.state === 'loading' && <Skeleton lines={3} />}
      {trial.state === 'failed' && (
        <div className={css.row}>
          <p role="alert">{explain(trial.error)}</p>
          <Button kind="plain" size="small" onClick={trial.retry}>
            重新计算
          </Button>
          <HelpLink />
        </div>
      )}
      {trial.state === 'ready' && (
        <dl>
          <Row name="服务费用" fen={trial.data.amountFen} />
          <Row name="优惠" fen={-trial.data.discountFen} />
          <Row name="应付金额" fen={trial.data.payableFen} />
        </dl>
      )}
    </section>
  )
}

function Row({ name, fen }: { name: string; fen: number }) {
  return (
    <div className={css.row}>
      <dt>{name}</dt>
      <dd>{yuan(fen)}</dd>
    </div>
  )
}
