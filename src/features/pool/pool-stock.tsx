import { brand } from '#config/brand.ts'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Aged } from '#entities/stock-case/aged.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { POOLS } from '#lib/path/case-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Timeline } from '#ui/layout/timeline.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import prose from '#ui/prose/prose.module.css'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePoolStock } from './pool-stock.model.ts'
import type { AdviceView } from './pool-stock.words.ts'
import css from './pool.module.css'
import { ADVICE } from './pool-tabs.ts'

const ProofCard = lazyPart(() => import('#entities/stock-case/proof.tsx').then((m) => m.ProofCard))

/** 股池个股详情. PL-06 */
export function PoolStockScreen() {
  const { advice, steps, stock } = usePoolStock()
  return (
    <Screen title="股池个股">
      <Stack gap={3} inset>
        <Caution>{ADVICE}</Caution>
        <ClosedState loaded={advice} skeleton={<Skeleton lines={12} />} closed={{ label: '看全部股池', href: POOLS }}>
          {(view) => <Advice view={view} stock={stock} />}
        </ClosedState>
        {advice.state !== 'failed' && (
          <LoadState loaded={steps} skeleton={null}>
            {(list) => (
              <Card title="过程记录">
                <Timeline steps={list.map((step) => ({ ...step, state: 'done' }))} />
              </Card>
            )}
          </LoadState>
        )}
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

/** Greyed once it is no longer valid. */
function Advice({ view, stock }: { view: AdviceView; stock: string }) {
  const { name, over, facts, reasonHtml, risks, analyst, seals } = view
  return (
    <Aged over={over}>
      <Card title={name}>
        <Facts dense items={facts} />
        <AnalystLine person={analyst} />
        <LinkButton href={stock} kind="plain" size="small">
          看行情与公告
        </LinkButton>
      </Card>
      <Card title="风险点">
        <ul className={css.risks}>
          {risks.map((risk) => (
            <li key={risk}>{risk}</li>
          ))}
        </ul>
      </Card>
      <Card title="入选理由">
        <Prose html={reasonHtml} files={FILES} names={[name, analyst.name]} className={prose.prose} />
      </Card>
      {seals.hash !== '' && <ProofCard seals={seals} />}
    </Aged>
  )
}
