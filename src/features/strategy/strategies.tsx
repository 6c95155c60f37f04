import { PagedList } from '#entities/list/paged-list.tsx'
import { StrategyCard } from '#entities/strategy/strategy-card.tsx'
import { PACKAGES, STRATEGY_POOLS } from '#lib/path/strategy-href.ts'
import { ChipRow, Chips } from '#ui/chips.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Band } from '#ui/band/band.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useStrategies } from './strategies.model.ts'
import { PAST } from '#entities/performance/past.ts'
import css from './strategies.module.css'

const Empty = lazyPart(() => import('#ui/state/empty.tsx').then((m) => m.Empty))
/** Only before an evaluation. */
const Folded = lazyPart(
  () => import('#entities/strategy/folded.tsx').then((m) => m.Folded),
  <div className={css.folded} />,
)

/** 策略广场. SG-01 */
export function StrategiesScreen() {
  const page = useStrategies()
  const { list, above, folded, deepest, levels, level, styles, style, sort, sorts, choose, showAll } = page
  return (
    <Screen title="策略广场">
      <Band says="先看最多跌多少，再看涨了多少" note={page.count} />
      <Filters>
        <div className={css.control}>
          <ChipRow>
            {levels.length > 0 && (
              <Chips
                label="风险等级"
                items={[...levels, { id: 'all', name: '全部' }]}
                chosen={level}
                onPick={(value) => choose('risk', value === 'all' ? 'all' : undefined)}
              />
            )}
            <Chips label="风格" items={styles} chosen={style} onPick={(value) => choose('style', value)} />
          </ChipRow>
          <div className={css.order}>
            <ChipRow>
              <Quiet as="span" small>
                排列
              </Quiet>
              <Chips label="排列" items={sorts} chosen={sort} onPick={(value) => choose('sort', value)} />
            </ChipRow>
          </div>
        </div>
      </Filters>
      {folded && (
        <Stack inset>
          <Folded locked={folded} />
        </Stack>
      )}
      <PagedList
        pages={list}
        label="策略"
        look={css.cards}
        keyOf={({ key }) => key}
        row={(view) => <StrategyCard view={view} deepest={deepest} />}
        outline={<Skeleton lines={5} />}
        empty={<Empty text="没有与您匹配的策略" action={{ label: '看全部', onClick: showAll }} />}
      />
      <Quiet small inset>
        {[above, PAST].filter(Boolean).join('。')}
      </Quiet>
      <CellGroup>
        <Cell title="策略股票池" note="由策略规则选出的股票" href={STRATEGY_POOLS} />
        <Cell title="策略套餐" note="几个策略一起看，并排比较" href={PACKAGES} />
      </CellGroup>
      <RiskLine />
    </Screen>
  )
}
