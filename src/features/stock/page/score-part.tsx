import { LoadState } from '#entities/loaded/load-state.tsx'
import { SCORES, scoreHref } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { ScoreView } from '#features/stock/score/score.words.ts'
import { useStockScore } from './about.model.ts'
import css from './stock-page.module.css'

/** 评分 of a stock in short, the weakest first; the whole score has a page of its own. ST-06 */
export function ScorePart({ symbol }: { symbol: string }) {
  return (
    <LoadState loaded={useStockScore(symbol)} skeleton={<Skeleton lines={6} inset />}>
      {(view) =>
        view ? (
          <Shown view={view} symbol={symbol} />
        ) : (
          <Empty text="该股票暂无评分" action={{ label: '看全部排名', href: SCORES }} />
        )
      }
    </LoadState>
  )
}

function Shown({ view, symbol }: { view: ScoreView; symbol: string }) {
  return (
    <Card label="评分">
      <p>
        <strong className={css.scored}>{view.score}</strong> / 100 · {view.rank}
      </p>
      <p>{view.found}</p>
      <AsOf text={view.asOf} />
      <ul className={css.factors} aria-label="评分构成">
        {view.factors.map(({ id, name, score, median }) => (
          <li key={id}>
            {`${name} ${score}`}
            <MedianBar value={score} median={median} />
          </li>
        ))}
      </ul>
      <Quiet small>弱项在前，竖线为所属行业的中位数；由算法模型依据公开数据计算，不构成投资建议</Quiet>
      <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
        看计算方法与走势
      </LinkButton>
    </Card>
  )
}
