import { nth } from '#lib/number/chinese-numeral.ts'
import { Price } from '#ui/price/price.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { brand } from '#config/brand.ts'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { InWechat } from '#features/trade/steps/in-wechat.tsx'
import { partStatus } from './order.words.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from '#features/trade/steps/steps.module.css'
import { isOver, type SubOrder, useSubOrder } from './sub-order.model.ts'

/** 子订单付款. OR-10 */
export function SubOrderScreen() {
  const loaded = useSubOrder()
  const ready = dataOf(loaded)
  return (
    <Screen title="付款链接" footer={ready && isOpen(ready) && ready.inside && <Press page={ready} />}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={8} />}>
        {(page) => (
          <>
            <Facts page={page} />
            {isOpen(page) && !page.inside && <InWechat path={page.path} />}
            <Quiet inset>请确认为本人或亲友的订单付款，并核对收款方为{brand.companyName}。请勿向个人账户付款。</Quiet>
            <RiskLine />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

function isOpen({ part, status }: SubOrder): boolean {
  return part.payable && !isOver(status)
}

function Facts({ page }: { page: SubOrder }) {
  const { part, status, payment } = page
  return (
    <>
      <header className={css.head}>
        <h2 className={css.name}>{part.skuName}</h2>
        <p className={css.sum}>
          <Price {...priceParts(yuan(part.amountFen))} />
        </p>
        <p role="status" className={css.notice}>
          {payment.busy ? '请在微信支付窗口完成付款' : page.notice || partStatus(status)}
        </p>
        {!part.payable && !isOver(status) && <Caution>该笔付款暂不可用，请联系订单本人</Caution>}
        {payment.check && (
          <Button kind="plain" size="small" onClick={payment.check}>
            刷新状态
          </Button>
        )}
        <FormError>{payment.error}</FormError>
        {status === 'PAID' && page.signedIn && (
          <LinkButton href="/me/order" kind="plain">
            查看我的订单
          </LinkButton>
        )}
      </header>
      <CellGroup title="付款信息">
        <Cell title="收款方" value={part.companyName} />
        <Cell title="笔数" value={`${nth(part.seq, '笔')}，共${part.orderParts}笔`} />
        {part.payExpireAt !== undefined && status !== 'PAID' && (
          <Cell title="付款截止" value={minute(part.payExpireAt)} />
        )}
      </CellGroup>
    </>
  )
}

function Press({ page }: { page: SubOrder }) {
  const { authorize } = page.payment
  if (authorize) return <Button onClick={authorize}>微信授权后付款</Button>
  return (
    <Button busy={page.payment.busy} onClick={() => page.payment.press('WECHAT')}>
      {`微信支付 ${yuan(page.part.amountFen)}`}
    </Button>
  )
}
