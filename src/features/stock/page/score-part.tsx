import { scoreStockInfo } from '#api/domains/stock/stock-score.ts'
import { BusinessError } from '#api/errors.ts'
import { mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { SCORES, scoreHref } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { MedianBar } from '#ui/chart/median-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { toScore } from '#features/stock/score/score.words.ts'
import css from './stock-page.module.css'

/** 评分 of a stock in short, the weakest first; the whole of it has a page of its own. ST-06 */
export function ScorePart({ symbol }: { symbol: string }) {
  const score = useCall(scoreStockInfo, { symbol })
  if (score.state === 'failed' && score.error instanceof BusinessError)
    return <Empty text="该股票暂无评分" action={{ label: '看全部排名', href: SCORES }} />
  return (
    <LoadState loaded={mapLoaded(score, (info) => toScore(info, []))} skeleton={<Skeleton lines={6} inset />}>
      {({ score: total, rank, found, asOf, factors }) => (
        <Card label="评分">
          <p>
            <strong className={css.scored}>{total}</strong> / 100 · {rank}
          </p>
          <p>{found}</p>
          <AsOf text={asOf} />
          <ul className={css.factors} aria-label="评分构成">
            {factors.map(({ id, name, score: value, median }) => (
              <li key={id}>
                {`${name} ${value}`}
                <MedianBar value={value} median={median} />
              </li>
            ))}
          </ul>
          <Quiet small>弱项在前，竖线为所属行业的中位数；由算法模型依据公开数据计算，不构成投资建议</Quiet>
          <LinkButton href={scoreHref(symbol)} kind="plain" size="small">
            看计算方法与走势
          </LinkButton>
        </Card>
      )}
    </LoadState>
  )
}
