import { useRef } from 'react'
import { Link } from 'wouter'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { CHAINS } from '#lib/path/news-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Chain, type ChainView, useChain } from './chain.model.ts'
import type { Group } from './chain.words.ts'
import { GroupRows } from './group-rows.tsx'
import css from './chain.module.css'

/** 产业链详情. NW-06 */
export function ChainScreen() {
  const chain = useChain()
  const { id, name, others } = chain
  return (
    <Screen title={name || '产业链'} home="beside">
      {others.length > 0 && (
        <nav aria-label="产业链" className={css.others}>
          {others.map((each) => (
            <Link key={each.id} href={each.href} replace aria-current={each.id === id ? 'page' : undefined}>
              <span>{each.name.replace(/产业链$/, '')}</span>
            </Link>
          ))}
        </nav>
      )}
      <ClosedState
        loaded={chain.chain}
        skeleton={<Skeleton lines={14} inset />}
        closed={{ label: '看全部产业链', href: CHAINS }}
      >
        {(view) =>
          view.stations.every(({ groups }) => groups.length === 0) ? (
            <Empty text="该产业链暂无资料" action={{ label: '看全部产业链', href: CHAINS }} />
          ) : (
            <Shown key={id} view={view} chain={chain} />
          )
        }
      </ClosedState>
      <RiskLine>只列公开信息，不构成投资建议</RiskLine>
    </Screen>
  )
}

function Shown({ view: { facts, asOf, stations }, chain: { open, turn } }: { view: ChainView; chain: Chain }) {
  const list = useRef<HTMLDivElement>(null)
  const groups = stations.flatMap((station) => station.groups)
  const show = (group: Group) => {
    turn(group.key)
    list.current?.children[groups.indexOf(group)]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <section className={css.sheet} aria-label="三段与各组平均涨跌">
        <div className={css.facts}>
          <span>{facts}</span>
          {asOf !== '' && <AsOf text={asOf} />}
        </div>
        <div className={css.picture}>
          {stations.map((station) => (
            <div key={station.key} className={css.station}>
              <h2>
                <b aria-hidden className={css.sign}>
                  {station.sign}
                </b>
                {station.name}
              </h2>
              {station.groups.map((group) => (
                <button
                  key={group.key}
                  type="button"
                  className={css.block}
                  style={{ flexGrow: group.size }}
                  data-tone={group.tone}
                  aria-pressed={group.key === open}
                  onClick={() => show(group)}
                >
                  <span>
                    {group.name} <small>{group.count}</small>
                  </span>
                  <b>{group.mean}</b>
                </button>
              ))}
              {station.groups.length === 0 && <p className={css.none}>暂无资料</p>}
            </div>
          ))}
        </div>
        <p className={css.note}>块高按段内公司数，涨跌为组平均；只示先后，不示供货关系</p>
      </section>
      <div ref={list} className={css.groups}>
        {groups.map((group) => (
          <GroupRows key={group.key} group={group} isOpen={group.key === open} turn={turn} />
        ))}
      </div>
    </>
  )
}
