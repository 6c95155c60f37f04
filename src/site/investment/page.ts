import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import { publicBackTestStatistics, publicStrategyList, publicStrategyPoolList } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { feesWord, kindWord } from '#entities/performance/kind.words.ts'
import { rate } from '#lib/number/rate.ts'
import { useTrack } from '#tracking/context.tsx'

/** Words and data of the page about models. SI-14 */
export const words = {
  title: '智能投资',
  lead: '策略、回测与评分都由规则计算。这里说明它们怎样算、什么时候会失效，并公布全部策略的统计数据。',
}

/** What the models are, how they are made, and their limits. */
export const methods: readonly { title: string; points: readonly string[] }[] = [
  {
    title: '策略怎样产生',
    points: [
      '每个策略是一组写明的规则：股票范围、买入与卖出条件、持有数量和检查的间隔。',
      '规则在收盘后运行，生成的信号次日才可能成交；是否执行由您自主决定，本公司不代您操作。',
      '规则在部分市场环境下会连续亏损，持续时间无法事先知道。',
    ],
  },
  {
    title: '历史回测怎样计算',
    points: [
      '用历史行情逐日重放规则，计入佣金、印花税和滑点；停牌与涨跌停开盘不成交。',
      '回测使用的是已经发生的行情，真实成交价格可能更差；历史回测不等于实盘。',
      '回撤、胜率与每个自然年的数据与收益一同公布，亏损的年份不省略。',
    ],
  },
  {
    title: '评分怎样计算',
    points: [
      '评分由估值、成长、质量、波动等公开数据按固定权重算出，满分一百分。',
      '评分只描述数据所属日期的状态，不预测涨跌，也不是买卖建议。',
      '缺少数据的项目不计分，并在结果中写明。',
    ],
  },
]

export const statement =
  '模型说明：本页内容由算法模型生成，依据公开数据与写明的规则，可能存在错误、遗漏或延迟，不构成投资建议。过往业绩不预示未来表现，不构成对收益的承诺。'

export type Strategies = OutputOf<typeof publicStrategyList>['list']
export type Statistics = OutputOf<typeof publicBackTestStatistics>
export type Pools = OutputOf<typeof publicStrategyPoolList>

const offline = { title: words.title, route: '/investment' }

type Figures = Strategies[number]['perf']

/** 「沪深300 +4.10%」 */
export const benchOf = ({ bench }: Figures): string => `${bench.name} ${rate(bench.rate)}`

/** The kind of a record, its dates, and whether its costs are counted. law §4 */
export function basisOf({ kind, periodStart, periodEnd, feesIncluded }: Figures): string {
  return `${kindWord(kind)} ${periodStart} 至 ${periodEnd} · ${feesWord(feesIncluded)}`
}

/** Says that some strategies are not listed; '' if all are. */
export function restOf({ list, total }: { list: readonly unknown[]; total: number }): string {
  return total > list.length ? `以上为其中 ${list.length} 个，共 ${total} 个` : ''
}

/** All strategies, the smallest drawdown first, and the chosen one. */
export function useStrategies() {
  const [chosen, setChosen] = useState<string>()
  const track = useTrack()
  const all = useCall(publicStrategyList, { sort: 'DRAWDOWN', pageNo: 1, pageSize: 50 }, { cache: true, offline })
  const list = all.state === 'ready' ? all.data.list : []
  const current = list.find(({ strategyId }) => strategyId === chosen) ?? list[0]
  return {
    all,
    current,
    /** Whether there is a back-test to show, or may be. */
    hasRecord: all.state === 'loading' || current !== undefined,
    choose(strategyId: string) {
      setChosen(strategyId)
      void track('site', 'strategy_statistics', strategyId)
    },
  }
}

/** The back-test of a strategy; nothing yet without one. */
export function useStatistics(strategyId: string | undefined): Loaded<Statistics> {
  const input = strategyId === undefined ? null : { strategyId }
  return useCall(publicBackTestStatistics, input, { cache: true, offline })
}

export function usePools(): Loaded<Pools> {
  return useCall(publicStrategyPoolList, { pageNo: 1, pageSize: 20 }, { cache: true, offline })
}
