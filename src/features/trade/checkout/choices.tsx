import { useId, useRef } from 'react'
import { explain } from '#data/explain.ts'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useShowInvalid } from '#ui/form/use-show-invalid.ts'
import { CellGroup } from '#ui/layout/cell.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { HelpLink } from '#ui/state/help-link.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Agreements } from './agreements.tsx'
import type { CheckoutPage } from './checkout.model.ts'
import { ChooserCell } from './chooser.tsx'
import { Statement } from './statement.tsx'
import type { Offer } from '#features/trade/sku/offer.model.ts'
import css from './checkout.module.css'

/** Few orders are sent by post, and the list of all districts is long. */
const AddressPicker = lazyPart(
  () => import('#entities/address/address-picker.tsx').then((m) => m.AddressPicker),
  <Skeleton lines={2} />,
)

/** The customer's choices for an order, their total, and the agreements. OR-02 */
export function Choices({ page }: { page: CheckoutPage }) {
  const { offer, fieldErrors } = page
  const place = useRef<HTMLDivElement>(null)
  useShowInvalid(place, page.invalidPresses)
  return (
    <div ref={place}>
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
    </div>
  )
}

function Amounts({ offer: { trial } }: { offer: Offer }) {
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
