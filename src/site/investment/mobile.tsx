import { Unbroken } from '#ui/prose/unbroken.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { rate, tone } from '#lib/number/rate.ts'
import { suitableLevels } from '#lib/suitability.ts'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { basisOf, benchOf, restOf, useStrategies, words } from './page.ts'
import { End, Methods, Pools, Record } from './parts.tsx'
import css from './investment.module.css'

/** About models on a phone: the strategies are cards to swipe. SI-14 */
export function InvestmentMobile() {
  const { all, current, hasRecord, choose } = useStrategies()
  return (
    <SiteFrame {...words}>
      <Methods />
      <h2 className={css.head}>全部策略的统计</h2>
      <p className={css.note}>按最大回撤从小到大排列，左右滑动查看，轻触看历史回测。</p>
      <LoadState loaded={all} skeleton={<Skeleton lines={6} />}>
        {(page) => (
          <>
            <ul className={css.swipe}>
              {page.list.map(({ strategyId, name, riskLevel, style, perf }) => (
                <li key={strategyId}>
                  <button
                    type="button"
                    className={css.pick}
                    aria-pressed={strategyId === current?.strategyId}
                    onClick={() => choose(strategyId)}
                  >
                    <span className={css.name}>{name}</span>
                    <Quiet as="span">{`${style} · ${riskLevel} · 适合 ${suitableLevels(riskLevel) ?? '状态更新中'}`}</Quiet>
                    <span className={css.pair}>
                      <span>
                        <Unbroken>{`最大回撤 ${rate(perf.maxDrawdownRate)}`}</Unbroken>
                      </span>
                      <span>
                        累计{' '}
                        <span className={css.rate} data-tone={tone(perf.totalRate)}>
                          {rate(perf.totalRate)}
                        </span>
                      </span>
                      <span>
                        <Unbroken>{`同期${benchOf(perf)}`}</Unbroken>
                      </span>
                    </span>
                    <Quiet as="span">{basisOf(perf)}</Quiet>
                  </button>
                </li>
              ))}
            </ul>
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
