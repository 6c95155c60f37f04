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
import { DocSheet } from '#features/trade/checkout/doc-sheet.tsx'
import { OrderHead } from '#features/trade/order/order-head.tsx'
import { type SignStep, useSign } from './sign.model.ts'
import { StepNotices } from './step-notices.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'

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
            <OrderHead order={page.order} />
            <StepNotices caution="合同签署完成后方可付款" notice={page.notice} check={page.check}>
              <FormError>{page.error}</FormError>
            </StepNotices>
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
            <Quiet inset>{page.order.sku.refundRuleText}</Quiet>
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
