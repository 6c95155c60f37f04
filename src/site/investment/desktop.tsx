import { Unbroken } from '#ui/prose/unbroken.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { rate, tone } from '#lib/number/rate.ts'
import { suitableLevels } from '#lib/suitability.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { basisOf, benchOf, restOf, type Strategies, useStrategies, words } from './page.ts'
import { End, Methods, Pools, Record } from './parts.tsx'
import shared from './investment.module.css'
import css from './desktop.module.css'

/** About models on a desktop: all strategies in one table, a wide chart below. SI-14 */
export function InvestmentDesktop() {
  const { all, current, hasRecord, choose } = useStrategies()
  return (
    <SiteFrame {...words}>
      <Methods />
      <h2 className={shared.head}>全部策略的统计</h2>
      <p className={shared.note}>按最大回撤从小到大排列；选择一个策略，看它的历史回测。</p>
      <LoadState loaded={all} skeleton={<Skeleton lines={12} />}>
        {(page) => (
          <>
            <Strategies list={page.list} current={current?.strategyId} onChoose={choose} />
            <Quiet>{restOf(page)}</Quiet>
          </>
        )}
      </LoadState>
      {hasRecord && <Record strategy={current} />}
      <Pools />
      <End />
    </SiteFrame>
  )
}

function Strategies(p: { list: Strategies; current: string | undefined; onChoose: (strategyId: string) => void }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">策略</th>
          <th scope="col">风险等级</th>
          <th scope="col">最大回撤</th>
          <th scope="col">累计</th>
          <th scope="col">同期</th>
          <th scope="col">起止日期与费用</th>
        </tr>
      </thead>
      <tbody>
        {p.list.map(({ strategyId, name, style, riskLevel, perf }) => (
          <tr key={strategyId} data-current={strategyId === p.current || undefined}>
            <th scope="row">
              <button type="button" aria-pressed={strategyId === p.current} onClick={() => p.onChoose(strategyId)}>
                {name}
              </button>
              <Quiet as="span">{style}</Quiet>
            </th>
            <td>
              {riskLevel}
              <Quiet>{`适合 ${suitableLevels(riskLevel) ?? '状态更新中'}`}</Quiet>
            </td>
            <td>
              <span className={shared.rate}>{rate(perf.maxDrawdownRate)}</span>
            </td>
            <td>
              <span className={shared.rate} data-tone={tone(perf.totalRate)}>
                {rate(perf.totalRate)}
              </span>
            </td>
            <td>
              <Unbroken>{benchOf(perf)}</Unbroken>
            </td>
            <td>
              <Quiet as="span">{basisOf(perf)}</Quiet>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
