import { Price } from '#ui/price/price.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { brand } from '#config/brand.ts'
import { stamp } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { InWechat } from './in-wechat.tsx'
import { OrderParts } from '#features/trade/order/order-parts.tsx'
import { type PayStep, type PayTypes, usePay } from './pay.model.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './steps.module.css'

/** Few services can be paid in parts only. */
const Splitting = lazyPart(() => import('./splitting.tsx').then((m) => m.Splitting), <Skeleton lines={3} />)

/** 收银台. OR-06 */
export function PayScreen() {
  const loaded = usePay()
  const [chosen, choose] = useState<string>()
  usePage({ title: '收银台' })
  const ready = dataOf(loaded)
  const types = (ready && dataOf(ready.types)) ?? []
  const type = types.find(({ code, enabled }) => enabled && (chosen === undefined || code === chosen))?.code
  const whole = ready !== undefined && !ready.splitting && ready.order.subOrders === undefined
  return (
    <Screen title="收银台" footer={whole && type !== undefined && <Press page={ready} type={type} />}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={9} />}>
        {(page) => (
          <>
            <Head page={page} />
            {page.splitting && <Splitting {...page.splitting} />}
            {page.order.subOrders && <OrderParts parts={page.order.subOrders} />}
            {whole && <Types page={page} chosen={type} choose={choose} />}
            {whole && !page.inside && !page.onPage && type === 'WECHAT' && (
              <InWechat path={orderHref(page.order.orderNumber, 'pay')} />
            )}
            <Quiet inset>收款方：{brand.companyName}。请勿向个人账户付款。到期不自动续费。</Quiet>
            <RiskLine />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function Head({ page }: { page: PayStep }) {
  const { order, payment } = page
  return (
    <>
      <header className={css.head}>
        <h2 className={css.name}>{order.sku.name}</h2>
        <p className={css.sum}>
          <Price {...priceParts(yuan(order.payableFen - order.paidFen))} />
        </p>
        {order.paidFen > 0 && <Quiet>{`已付 ${yuan(order.paidFen)}，共 ${yuan(order.payableFen)}`}</Quiet>}
        {order.payExpireAt !== undefined && (
          <Quiet>
            请在 {stamp(order.payExpireAt)} 前付款　<span className={css.left}>{page.left}</span>
          </Quiet>
        )}
      </header>
      <div className={css.notices}>
        <p role="status" className={css.notice}>
          {payment.busy ? '请在微信支付窗口完成付款' : payment.notice}
        </p>
        {payment.check && (
          <Button kind="plain" size="small" onClick={payment.check}>
            刷新状态
          </Button>
        )}
        {payment.busy && (
          <LinkButton href={page.resultHref} kind="plain" size="small">
            查看支付结果
          </LinkButton>
        )}
        <FormError>{payment.error}</FormError>
      </div>
    </>
  )
}

function Types(p: { page: PayStep; chosen: string | undefined; choose: (code: string) => void }) {
  return (
    <LoadState loaded={p.page.types} skeleton={<Skeleton lines={3} />}>
      {(types) => <TypeList {...p} types={types} />}
    </LoadState>
  )
}

const KNOWN = new Set(['WECHAT', 'TRANSFER'])

function TypeList(p: { types: PayTypes; chosen: string | undefined; choose: (code: string) => void }) {
  return (
    <fieldset className={css.types}>
      <legend>支付方式</legend>
      {p.types.map(({ code, name, enabled }) => {
        const usable = enabled && KNOWN.has(code)
        return (
          <label key={code} className={css.type}>
            <span>{name}</span>
            {!usable && <Quiet as="span">{KNOWN.has(code) ? '金额超出限额，暂不可用' : '状态更新中'}</Quiet>}
            <input
              type="radio"
              name="pay-type"
              value={code}
              disabled={!usable}
              checked={code === p.chosen}
              onChange={() => p.choose(code)}
            />
          </label>
        )
      })}
    </fieldset>
  )
}

/** The main action: WeChat's payment, or the account for a transfer. Outside WeChat only the latter. */
function Press({ page, type }: { page: PayStep; type: string }) {
  const { payment, order } = page
  if (type === 'WECHAT' && !page.inside && !page.onPage) return null
  if (type === 'WECHAT' && payment.authorize) return <Button onClick={payment.authorize}>微信授权后付款</Button>
  return (
    <Button busy={payment.busy} onClick={() => payment.press(type)}>
      {type === 'TRANSFER' ? '查看对公收款账户' : `微信支付 ${yuan(order.payableFen)}`}
    </Button>
  )
}
