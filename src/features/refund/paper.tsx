import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { VendorVisit } from '#data/write/use-vendor-trip.ts'
import { FormError } from '#ui/form/form-error.tsx'
import type { Order } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { AmountLines, Channels } from './amount.tsx'
import type { Wish } from './apply.model.ts'
import { usePaper, useSigning } from './paper.model.ts'
import { StepBar } from './step-bar.tsx'
import css from './refund.module.css'

/** The second step: the agreement as the server fills it in, to read and sign. */
export function PaperStep(p: { order: Order; wish: Wish; change: () => void; again: () => void }) {
  const { order, wish, change, again } = p
  const page = usePaper(order.orderNumber, wish)
  const signing = useSigning(order.orderNumber, wish, again)
  return (
    <Screen title="申请退款" footer={page.state === 'ready' && <Sign signing={signing} />}>
      <StepBar at={2}>
        <h2 className={css.name}>{order.sku.name}</h2>
      </StepBar>
      <LoadState loaded={page} skeleton={<Skeleton lines={9} />}>
        {(paper) => (
          <>
            <AmountLines title="退款计算" lines={paper.lines} />
            <Channels parts={paper.parts} />
            <Card title="《退款协议》" label="退款协议">
              <Quiet>退款原因：{wish.reason}</Quiet>
              <Quiet>{order.sku.refundRuleText}</Quiet>
              <Quiet>请先打开并核对协议，再到电子签平台签署。退款完成后，本订单的服务终止。</Quiet>
              <a className={buttonClass('plain')} href={paper.fileUrl} target="_blank" rel="noreferrer">
                预览退款协议（PDF）
              </a>
            </Card>
          </>
        )}
      </LoadState>
      <Quiet inset>
        <Button kind="ghost" size="small" onClick={change}>
          修改原因或金额
        </Button>
      </Quiet>
      <FormError inset>{signing.error}</FormError>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Sign({ signing: { busy, outcomeUnknown, go } }: { signing: VendorVisit }) {
  return (
    <Button busy={busy} onClick={go}>
      {outcomeUnknown ? '核对申请' : '去签署'}
    </Button>
  )
}
