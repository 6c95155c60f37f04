import type { Order } from '#api/shapes/order.ts'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { brand } from '#config/brand.ts'
import { minute } from '#lib/time/dates.ts'
import { yuan } from '#lib/number/money.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Badge } from '#ui/badge.tsx'
import { PriceBar } from '#ui/price/price-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AmountLines } from './amount.tsx'
import type { Wish } from './apply.model.ts'
import { type RefundForm, useForm } from './form.model.ts'
import { mostWords, reasons } from './reasons.ts'
import { StepBar } from './step-bar.tsx'
import css from './refund.module.css'

/** The first step: what can be refunded and why, the reason, the amount. */
export function FormStep(p: { order: Order; given: Wish | undefined; next: (wish: Wish) => void }) {
  const { order, given, next } = p
  const form = useForm(order, given, next)
  return (
    <Screen
      title="申请退款"
      footer={
        <PriceBar price={yuan(order.refund?.maxFen ?? 0)}>
          <Button onClick={form.submit}>下一步：核对退款协议</Button>
        </PriceBar>
      }
    >
      <StepBar at={1}>
        <Service order={order} />
      </StepBar>
      <AmountLines title="可退金额" lines={order.refund?.lines ?? []} leads />
      <Fields form={form} maxFen={order.refund?.maxFen ?? 0} />
      <Stack gap={2} inset>
        <Quiet>{order.sku.refundRuleText}</Quiet>
        <Quiet>
          退款只退回原支付渠道；对公转账付款的，退至您本人名下的银行账户，不会退给他人。
          {order.subOrders && '分笔支付的订单，按各笔的原渠道分别退回。'}
        </Quiet>
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Service({ order: { sku, orderNumber, refund } }: { order: Order }) {
  return (
    <>
      <h2 className={css.name}>{sku.name}</h2>
      <Quiet>订单编号 {orderNumber}</Quiet>
      {refund?.usedDays !== undefined && (
        <Quiet>{`已使用服务 ${refund.usedDays} 天，共 ${refund.serviceDays ?? '--'} 天`}</Quiet>
      )}
      {refund?.isCooling && (
        <Row as="p">
          <Badge tone="brand">签约后5个工作日内可书面解除</Badge>
          {refund.coolingEndAt !== undefined && (
            <Quiet as="span">{`${minute(refund.coolingEndAt)} 前申请，全额退款`}</Quiet>
          )}
        </Row>
      )}
    </>
  )
}

function Fields({ form, maxFen }: { form: RefundForm; maxFen: number }) {
  return (
    <Form label="退款申请" inset invalidPresses={form.invalidPresses} onSubmit={form.submit}>
      <Choices
        legend="退款原因"
        kind="one"
        inline
        options={reasons}
        chosen={[form.reason]}
        onChange={([reason = '']) => form.change({ reason })}
        error={form.fieldErrors.reason}
      />
      <TextArea
        label="补充说明（选填）"
        rows={3}
        most={mostWords}
        error={form.fieldErrors.words}
        value={form.words}
        onChange={(words) => form.change({ words })}
      />
      <TextField
        kind="amount"
        label="申请退款金额（元）"
        value={form.amount}
        onChange={(amount) => form.change({ amount })}
        error={form.fieldErrors.amount}
        hint={`最多可退 ${yuan(maxFen)}${form.capitals && `；大写：${form.capitals}`}`}
      />
    </Form>
  )
}
