import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { POINTS, rewardHref } from '#lib/path/benefit-href.ts'
import { orderHref } from '#lib/path/order-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type PointsPage, usePoints } from './points.model.ts'
import type { PointsRow } from './points.words.ts'

/** 积分. BE-08 */
export function PointsScreen() {
  const page = usePoints()
  return (
    <Screen title="积分">
      <LoadState loaded={page.balance} skeleton={<Skeleton lines={2} inset />}>
        {(balance) => (
          <CellGroup>
            <Cell title="当前余额" value={balance} href={rewardHref()} />
          </CellGroup>
        )}
      </LoadState>
      {page.activity && (
        <ClosedState
          loaded={page.activity}
          skeleton={<Skeleton lines={3} inset />}
          closed={{ label: '看订单积分', href: POINTS }}
        >
          {({ name, rule, term }) => (
            <Card title={name}>
              <p>{rule}</p>
              <Quiet small>{term}</Quiet>
            </Card>
          )}
        </ClosedState>
      )}
      <Stack gap={3} inset>
        <Quiet as="h2">订单积分</Quiet>
        <FormError>{page.error}</FormError>
        <LoadState loaded={page.orders} skeleton={<Skeleton lines={6} />}>
          {(rows) =>
            rows.length === 0 ? (
              <Empty
                text="没有可发放积分的订单"
                note="已付款的课程订单，每笔可发放一次积分"
                action={{ label: '看看课程', href: '/course' }}
              />
            ) : (
              rows.map((row) => <Order key={row.orderNumber} row={row} page={page} />)
            )
          }
        </LoadState>
      </Stack>
      <Quiet inset small>
        积分仅用于兑换学习用品，不可转让、不可兑现，与投资结果无关；订单退款后，该订单的积分会撤回。
      </Quiet>
      <RiskLine />
    </Screen>
  )
}

function Order({ row, page: { sending, sendPoints } }: { row: PointsRow; page: PointsPage }) {
  const { orderNumber, title, note, status, activityNumber } = row
  return (
    <Card title={title}>
      <Quiet small>{note}</Quiet>
      <Row between>
        <span>{status}</span>
        {activityNumber !== '' ? (
          <Button size="small" busy={sending === orderNumber} onClick={() => sendPoints(row)}>
            发放积分
          </Button>
        ) : (
          <LinkButton href={orderHref(orderNumber)} kind="plain" size="small">
            查看订单
          </LinkButton>
        )}
      </Row>
    </Card>
  )
}
