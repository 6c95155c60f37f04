import { LoadState } from '#entities/loaded/load-state.tsx'
import { CHAINS, NEWS } from '#lib/path/news-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { NewsNav } from '#features/news/news-nav.tsx'
import { useChains } from './chains.model.ts'

/** 产业链. NW-06 */
export function ChainsScreen() {
  return (
    <Screen title="产业链" home="beside">
      <NewsNav current={CHAINS} />
      <LoadState loaded={useChains()} skeleton={<Skeleton lines={12} inset />}>
        {(chains) =>
          chains.length === 0 ? (
            <Empty
              text="暂无产业链"
              note="这里按上游、中游、下游列出各环节的公司"
              action={{ label: '看资讯', href: NEWS }}
            />
          ) : (
            <CellGroup>
              {chains.map(({ id, name, stage, href }) => (
                <Cell key={id} title={name} note={`发展阶段：${stage}`} href={href} />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
      <RiskLine>产业链只示先后，不示供货关系，不构成投资建议</RiskLine>
    </Screen>
  )
}
