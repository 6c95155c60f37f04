import { PagedList } from '#entities/list/paged-list.tsx'
import { STRATEGIES } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { useApplies } from './applies.model.ts'
import css from './applies.module.css'

/** 我的申请. SG-10 */
export function AppliesScreen() {
  return (
    <Screen title="我的申请">
      <PagedList
        pages={useApplies()}
        label="我的申请"
        keyOf={({ key }) => key}
        row={({ name, lines, state, tone, href }) => (
          <Cell
            title={name}
            note={lines.map((line) => (
              <span key={line} className={css.line}>
                <Unbroken>{line}</Unbroken>
              </span>
            ))}
            value={<Badge tone={tone}>{state}</Badge>}
            href={href}
          />
        )}
        empty={
          <Empty
            text="您没有策略申请"
            note="申请由您的服务人员发起，发起后会出现在这里。"
            action={{ label: '看策略广场', href: STRATEGIES }}
          />
        }
      />
      <Quiet small inset>
        申请由服务人员为您发起，是否签署由您自己决定；任何人不得代您签署。
      </Quiet>
      <RiskLine />
    </Screen>
  )
}
