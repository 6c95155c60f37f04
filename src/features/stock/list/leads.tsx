import { CASES, POOLS, PROMO_STOCKS } from '#lib/path/case-href.ts'
import { INDICATORS, SCORES } from '#lib/path/stock-href.ts'
import { STRATEGIES, STRATEGY_POOLS } from '#lib/path/strategy-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'

interface Props {
  segment: 'pool' | 'strategy'
  opens: (path: string) => boolean
}

interface Lead {
  title: string
  note: string
  href: string
}

const POOL_LEADS: readonly Lead[] = [
  { title: '优选股池', note: '规则、时效与全部历史记录', href: POOLS },
  { title: '策略股票池', note: '由策略规则选出的股票', href: STRATEGY_POOLS },
  { title: '股票案例', note: '历史案例，仅用于投教复盘', href: CASES },
  { title: '体验股池', note: '股池历史记录，延迟展示', href: PROMO_STOCKS },
]
const STRATEGY_LEADS: readonly Lead[] = [
  { title: '策略广场', note: '按回撤从小到大，与您的风险等级匹配', href: STRATEGIES },
  { title: '案例策略', note: '案例背后的策略：规则、回撤与成交', href: CASES },
  { title: '特色指标', note: '计算方法、局限与模拟回测', href: INDICATORS },
  { title: '股票评分', note: '按因子查看评分与计算方法', href: SCORES },
]

/** Links to pools and strategies; missing pages are left out. ST-01 */
export function Leads({ segment, opens }: Props) {
  const isPool = segment === 'pool'
  return (
    <>
      <CellGroup>
        {(isPool ? POOL_LEADS : STRATEGY_LEADS)
          .filter(({ href }) => opens(href))
          .map(({ title, note, href }) => (
            <Cell key={href} title={title} note={note} href={href} />
          ))}
      </CellGroup>
      <Quiet small inset>
        {isPool
          ? '股池与案例按适当性要求开放，亏损与盈利同等展示'
          : '历史回测不等于实盘，过往业绩不预示未来表现，不构成收益承诺'}
      </Quiet>
    </>
  )
}
