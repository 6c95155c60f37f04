import { asksFor } from '#lib/gates.ts'
import type { ReactNode } from 'react'
import { day, lastMoment, minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import type { Order } from '#api/shapes/order.ts'
import { AddAdviser } from '#entities/adviser/add-adviser.tsx'
import { orderHref } from '#lib/path/order-href.ts'
import { boughtOf } from '#features/trade/order/bought.ts'
import type { ReadOrder } from '#features/trade/order/refund-clock.model.ts'
import { RefundClock } from '#features/trade/order/refund-clock.tsx'
import { orderStatus } from '#features/trade/order/order.words.ts'
import { type ResultPage, useResult } from './result.model.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import css from './result.module.css'

const Adviser = lazyPart(() => import('#entities/adviser/adviser.tsx').then((m) => m.Adviser))

/** 支付结果. OR-07 */
export function ResultScreen() {
  const page = useResult()
  usePage({ title: '支付结果' })
  return (
    <Screen title="支付结果">
      <div role="status">
        <Verdict page={page} />
      </div>
      {page.state === 'paid' && <Bought page={page} />}
      <Actions page={page} />
      <RiskLine />
    </Screen>
  )
}

function Verdict({ page }: { page: ResultPage }) {
  switch (page.state) {
    case 'confirming':
      return <ResultHead icon="clock" words="支付结果确认中" note="正在向支付机构查询，请勿重复付款" />
    case 'paid':
      return <ResultHead icon="check" words="支付成功" note={page.order ? `已付 ${yuan(page.order.paidFen)}` : ''} />
    case 'unpaid':
      return (
        <ResultHead
          icon="warning"
          words="暂未收到付款结果"
          note="如已扣款，请稍后刷新；到账后订单会自动更新，请勿重复付款"
        />
      )
    case 'unknown':
      return <ResultHead icon="warning" words="暂时无法确认支付结果" note={`${page.message}。请勿重复付款`} />
    case 'elsewhere':
      return <ResultHead icon="warning" {...elsewhereWords(page.status)} />
    default:
      return page satisfies never
  }
}

function elsewhereWords(status: string): { words: string; note: string } {
  switch (status) {
    case 'CLOSED':
      return { words: '订单已关闭', note: '如已付款，款项会自动原路退回' }
    case 'REFUNDING':
      return { words: '订单正在退款', note: '进度以订单详情为准' }
    case 'REFUNDED':
      return { words: '订单已退款', note: '金额与时间以订单详情为准' }
    default:
      return { words: '该订单尚未付款', note: orderStatus(status) }
  }
}

function ResultHead({ icon, words, note }: { icon: IconName; words: string; note: string }): ReactNode {
  return (
    <div className={css.verdict}>
      <Icon name={icon} size={48} />
      <h2>{words}</h2>
      <p>{note}</p>
    </div>
  )
}

function Actions({ page }: { page: ResultPage }) {
  const bought = page.state === 'paid' && page.order ? boughtOf(page.order) : undefined
  const order = orderHref(page.orderNumber)
  const pay = orderHref(page.orderNumber, 'pay')
  return (
    <Stack gap={2} inset>
      {(page.state === 'unpaid' || page.state === 'unknown') && <Button onClick={page.check}>刷新状态</Button>}
      {bought && <LinkButton href={bought.href ?? order}>{bought.label}</LinkButton>}
      {page.state === 'paid' && page.order && <AddAdviser salesNumber={page.order.salesNumber} />}
      {page.state !== 'confirming' && (
        <LinkButton href={order} kind={page.state === 'paid' && !bought ? 'primary' : 'plain'}>
          查看订单
        </LinkButton>
      )}
      {page.state === 'unpaid' && (
        <LinkButton href={pay} kind="ghost">
          返回收银台
        </LinkButton>
      )}
    </Stack>
  )
}

function Bought({ page: { order, savedAt, renew, error, cooling } }: { page: Extract<ResultPage, { state: 'paid' }> }) {
  if (error) return <ErrorCard message={error.words} onRetry={error.retry} />
  return order ? <Opened read={{ order, savedAt, renew }} cooling={cooling} /> : <Skeleton lines={5} inset />
}

/** What a paid order includes: the service, the contract, the right to cancel it, the visit. law §2 */
function Opened({ read, cooling }: { read: ReadOrder; cooling: string }) {
  const { order } = read
  const { sku, adviser } = order
  return (
    <>
      <RefundClock {...read} />
      <CellGroup title="服务信息">
        <Cell title={sku.name} note={periodOf(order)} />
        {order.contractReady && <Cell title="合同与文件" href={orderHref(order.orderNumber, 'contract')} />}
        {cooling !== '' && <Cell title="解除合同" note={cooling} />}
        {order.nextStep === 'FEEDBACK' && (
          <Cell title="服务回访" value="去回访" href={orderHref(order.orderNumber, 'feedback')} />
        )}
      </CellGroup>
      <Quiet inset>{sku.refundRuleText}</Quiet>
      {adviser && (
        <Card label="服务投资顾问">
          <Adviser person={adviser} />
        </Card>
      )}
      {asksFor(sku, 'needSign') && (
        <Quiet inset>服务开通后由独立人员进行服务回访，请如实填写；公司不会向您承诺任何收益。</Quiet>
      )}
    </>
  )
}

function periodOf({ status, serviceStartAt, serviceEndAt }: Order): string {
  if (serviceStartAt === undefined) return '服务正在开通'
  if (status === 'PAID') return `服务将于 ${minute(serviceStartAt)} 开通`
  return serviceEndAt === undefined
    ? `${day(serviceStartAt)} 起`
    : `服务期 ${day(serviceStartAt)} 至 ${lastMoment(serviceEndAt)}`
}
