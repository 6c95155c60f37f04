import { Price } from '#ui/price/price.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { brand } from '#config/brand.ts'
import { payUntil } from '#lib/pay-until.ts'
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
import { openFen } from '#features/trade/order/part-amount.ts'
import { type PayStep, type PayTypes, usePay } from './pay.model.ts'
import { CallSign } from '#entities/access/call-sign.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Band } from '#ui/band/band.tsx'
import { ServiceLine } from '#features/trade/order/service-line.tsx'
import css from './steps.module.css'

/** Few services can be paid in parts only. */
const Splitting = lazyPart(() => import('./splitting.tsx').then((m) => m.Splitting), <Skeleton lines={3} />)
/** Few orders have parts that do not cover them. */
const Rest = lazyPart(() => import('./rest.tsx').then((m) => m.Rest), <Skeleton lines={2} />)

/** 收银台. OR-06 */
export function PayScreen() {
  const loaded = usePay()
  const [chosen, choose] = useState<string>()
  usePage({ title: '收银台' })
  const ready = dataOf(loaded)
  const types = (ready && dataOf(ready.types)) ?? []
  const type = types.find((each) => isUsable(each) && (chosen === undefined || each.code === chosen))?.code
  const whole = ready !== undefined && !ready.splitting && ready.order.subOrders === undefined
  return (
    <Screen
      title="收银台"
      home={ready ? 'picture' : 'row'}
      footer={whole && type !== undefined && <Press page={ready} type={type} />}
    >
      <LoadState loaded={loaded} skeleton={<Skeleton lines={9} />}>
        {(page) => (
          <>
            <Head page={page} />
            {page.splitting && <Splitting {...page.splitting} />}
            {page.order.subOrders && <OrderParts parts={page.order.subOrders} />}
            {page.order.subOrders && openFen(page.order) > 0 && <Rest order={page.order} />}
            {whole && <Types page={page} chosen={type} choose={choose} />}
            {whole && !page.inside && !page.onPage && type === 'WECHAT' && (
              <InWechat path={orderHref(page.order.orderNumber, 'pay')} />
            )}
            {whole && type === 'WECHAT' && (page.inside || page.onPage) && <Late onPage={page.onPage} />}
            <RiskLine />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function Head({ page }: { page: PayStep }) {
  const { order, payment } = page
  const end = payUntil(order)
  return (
    <>
      <Band
        says={
          <span className={css.due}>
            <Price {...priceParts(yuan(order.payableFen - order.paidFen))} />
          </span>
        }
        note={
          end !== undefined && (
            <>
              请在 {stamp(end)} 前付款　<span className={css.left}>{page.left}</span>
            </>
          )
        }
      >
        {order.paidFen > 0 && <p>{`已付 ${yuan(order.paidFen)}，共 ${yuan(order.payableFen)}`}</p>}
      </Band>
      <div>
        <Card label="付款给谁">
          <ServiceLine sku={order.sku} />
          <p className={css.payee}>收款方：{brand.companyName}。请勿向个人账户付款。到期不自动续费。</p>
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
        </Card>
      </div>
    </>
  )
}

/** What happens where the answer about a payment is late. `onPage`: the checks do not end. reliability O4 */
function Late({ onPage }: { onPage: boolean }) {
  return (
    <Card title="付款后没有马上显示结果">
      <ul className={css.points}>
        <li>{onPage ? '付款后本页会自动更新' : '本页会自动查询约30秒，之后可以刷新状态'}</li>
        <li>以公司收到款项为准，结果确认前请勿重复付款</li>
        <li>关闭页面不影响结果，可在「我的订单」查看</li>
      </ul>
    </Card>
  )
}

function Types(p: { page: PayStep; chosen: string | undefined; choose: (code: string) => void }) {
  return (
    <LoadState loaded={p.page.types} skeleton={<Skeleton lines={3} />}>
      {(types) => <TypeList {...p} types={types} />}
    </LoadState>
  )
}

/** The inputs of each payment method. */
const NOTES: Readonly<Record<string, string>> = {
  WECHAT: '在微信里确认，付完回到本页',
  TRANSFER: '给出收款账号与附言，转好可上传凭证',
}
const isKnown = (code: string) => Object.hasOwn(NOTES, code)
const isUsable = ({ code, enabled }: PayTypes[number]) => enabled && isKnown(code)

function TypeList(p: { types: PayTypes; chosen: string | undefined; choose: (code: string) => void }) {
  return (
    <fieldset className={css.types}>
      <legend>支付方式</legend>
      {p.types.map((each) => {
        const { code, name } = each
        const usable = isUsable(each)
        return (
          <label key={code} className={css.type} data-chosen={code === p.chosen || undefined}>
            <span className={css.kind}>
              {name}
              <small>{usable ? NOTES[code] : isKnown(code) ? '金额超出限额，暂不可用' : '状态更新中'}</small>
            </span>
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
  return (
    <Bar lead={<CallSign />}>
      {type === 'WECHAT' && payment.authorize ? (
        <Button onClick={payment.authorize}>微信授权后付款</Button>
      ) : (
        <Button busy={payment.busy} onClick={() => payment.press(type)}>
          {type === 'TRANSFER' ? '查看对公收款账户' : `微信支付 ${yuan(order.payableFen)}`}
        </Button>
      )}
    </Bar>
  )
}
