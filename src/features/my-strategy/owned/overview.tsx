import { STRATEGY_POOLS, strategyHref, strategyPoolHref } from '#lib/path/strategy-href.ts'
import { stamp } from '#lib/time/dates.ts'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { More } from '#ui/layout/more.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Device } from './device.tsx'
import { Frame } from './frame.tsx'
import { Holdings } from './holdings.tsx'
import type { Owned } from './owned.model.ts'
import { useOverview } from './overview.model.ts'
import { Plans } from './plans.tsx'
import { usePlans } from './plans.model.ts'
import { Stocks } from './stocks.tsx'

const Figures = lazyPart(() => import('./figures.tsx').then((m) => m.Figures), <Skeleton lines={6} />)

/** 策略运行详情 · 概览. SG-12 */
export function OverviewScreen() {
  return <Frame>{(owned) => <Overview owned={owned} />}</Frame>
}

function Overview({ owned }: { owned: Owned }) {
  const { id, detail, isOver } = owned
  const page = useOverview(owned)
  const plans = usePlans(owned)
  return (
    <Stack gap={3} inset>
      {!isOver && <Device id={id} />}
      <Plans plans={plans} />
      <Stocks title="持仓" loaded={page.holdings}>
        {(rows) => (
          <Card title={`持仓 ${rows.length}`}>
            <Quiet small>{`模型账户${detail ? ` · 截至 ${stamp(detail.asOf)}` : ''}`}</Quiet>
            <Holdings label="持仓" rows={rows} />
          </Card>
        )}
      </Stocks>
      <Figures id={id} name={detail?.strategyName ?? ''} />
      <CellGroup>
        {page.upload !== '' && <Cell title="当日记录上传" value={page.upload} />}
        {detail && <Cell title="策略介绍与调仓" href={strategyHref(detail.strategyId)} />}
        <Cell
          title="策略股票池"
          note="入选、调出与变动通知"
          href={detail?.poolId === undefined ? STRATEGY_POOLS : strategyPoolHref(detail.poolId)}
        />
      </CellGroup>
      <Card title="规则与版本">
        <p>{detail?.rules}</p>
        {page.versions.length > 0 && (
          <More label={`版本说明 ${page.versions[0]?.title ?? ''}`}>
            <ul>
              {page.versions.map(({ key, title, notes }) => (
                <li key={key}>
                  <Quiet small>{title}</Quiet>
                  {notes}
                </li>
              ))}
            </ul>
          </More>
        )}
        {page.notices.map((notice) => (
          <Quiet key={notice} small>
            {notice}
          </Quiet>
        ))}
      </Card>
    </Stack>
  )
}
