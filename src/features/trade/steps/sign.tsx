import { FormError } from '#ui/form/form-error.tsx'
import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { DocSheet } from '#entities/signing/doc-sheet.tsx'
import { OrderHead } from '#features/trade/order/order-head.tsx'
import { type SignStep, useSign } from './sign.model.ts'
import { StepNotices } from './step-notices.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Segments } from '#ui/segments.tsx'
import type { Order } from '#api/shapes/order.ts'
import { brand } from '#config/brand.ts'
import { yuan } from '#lib/number/money.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import css from './steps.module.css'

/** 合同签署. OR-04 */
export function SignScreen() {
  const loaded = useSign()
  const ready = dataOf(loaded)
  const [open, setOpen] = useState<string>()
  usePage({ title: '合同签署' })
  return (
    <Screen title="合同签署" footer={ready && <Next page={ready} onOpen={setOpen} />}>
      <LoadState loaded={loaded} skeleton={<Skeleton lines={9} />}>
        {(page) => (
          <>
            <OrderHead order={page.order}>
              <StepNotices caution="合同签署完成后方可付款" notice={page.notice} check={page.check}>
                <FormError>{page.error}</FormError>
              </StepNotices>
            </OrderHead>
            <Terms order={page.order} />
            <div className={css.read}>
              <Segments
                label="已读的文件"
                done={page.docs.filter(({ read }) => read).length}
                total={page.docs.length}
              />
            </div>
            <CellGroup title="请逐份阅读以下文件">
              {page.docs.map(({ name, version, mustReadSec, read }) => (
                <Cell
                  key={name}
                  title={`《${name}》`}
                  note={version}
                  value={read ? '已阅读' : mustReadSec > 0 ? `阅读${mustReadSec}秒` : '未阅读'}
                  onClick={() => setOpen(name)}
                />
              ))}
            </CellGroup>
            <RiskLine />
            <DocSheet
              doc={page.docs.find(({ name }) => name === open)}
              onClose={() => setOpen(undefined)}
              onRead={(name) => {
                page.markRead(name)
                setOpen(undefined)
              }}
            />
          </>
        )}
      </LoadState>
    </Screen>
  )
}

/** The contract's total, before it is read. OR-04 */
function Terms({ order: { sku, payableFen } }: { order: Order }) {
  return (
    <Card title="先看要点">
      <div className={css.accounts}>
        <Facts
          items={[
            { name: '费用', value: yuan(payableFen) },
            ...(sku.serviceDays === undefined
              ? []
              : [{ name: '期限', value: `${sku.serviceDays}天，到期停止，不自动续费` }]),
            { name: '解除退款', value: sku.refundRuleText },
            { name: '收款', value: `只由${brand.companyName}收取，不付给个人` },
            { name: '投诉', value: `${brand.complaintPhone}，或 ${AUTHORITY.phone}` },
          ]}
        />
      </div>
      <Quiet small>以合同原文为准</Quiet>
    </Card>
  )
}

function Next({ page, onOpen }: { page: SignStep; onOpen: (name: string) => void }) {
  const { docs, unread } = page
  const done = docs.filter(({ read }) => read).length
  if (unread) {
    return <Button onClick={() => onOpen(unread.name)}>{`阅读文件（已读${done}/${docs.length}份）`}</Button>
  }
  return (
    <Button busy={page.busy} onClick={page.sign}>
      去签署
    </Button>
  )
}
