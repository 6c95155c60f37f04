import { GuestState } from '#entities/loaded/guest-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { PACKAGES, STRATEGIES } from '#lib/path/strategy-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { usePackages } from './packages.model.ts'

/** 策略套餐. SG-07 */
export function PackagesScreen() {
  return (
    <Screen title="策略套餐">
      <GuestState loaded={usePackages()} path={PACKAGES} text="登录后可查看策略套餐" skeleton={<RowsSkeleton />}>
        {(list) =>
          list.length === 0 ? (
            <Empty text="暂无套餐" action={{ label: '看策略广场', href: STRATEGIES }} />
          ) : (
            <CellGroup>
              {list.map(({ key, name, note, price, href }) => (
                <Cell key={key} title={name} note={note} value={price} href={href} />
              ))}
            </CellGroup>
          )
        }
      </GuestState>
      <Quiet small inset>
        {PAST}
      </Quiet>
      <RiskLine />
    </Screen>
  )
}
