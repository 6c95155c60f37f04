import { useParams } from 'wouter'
import { packageInfo, packageList } from '#api/domains/strategy/strategy/shown.ts'
import { dataOf, type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Locked } from '#entities/access/access.ts'
import { kindWord } from '#entities/performance/kind.words.ts'
import { useEvaluation } from '#entities/strategy/evaluation.model.ts'
import { foldedBy } from '#entities/strategy/folded.words.ts'
import { signersOf } from '#entities/strategy/strategy.words.ts'
import { yuan } from '#lib/number/money.ts'
import { rate } from '#lib/number/rate.ts'
import { skuHref } from '#lib/path/learn-href.ts'
import { packageHref, PACKAGES, strategyHref } from '#lib/path/strategy-href.ts'
import { usePage } from '#wechat/page.tsx'

/** 策略套餐: several strategies of one service. SG-07 */
export function usePackages() {
  usePage({ title: '策略套餐', card: { title: '策略套餐', desc: '几个策略并排比较 · 投资有风险' } })
  const all = useCall(packageList, {}, { offline: { title: '策略套餐', route: PACKAGES } })
  return mapLoaded(all, (list) =>
    list.map(({ packageId, name, priceFen, strategyCount, riskLevel }) => ({
      key: packageId,
      name,
      note: `${strategyCount}个策略 · 风险等级${riskLevel}（取成员中最高）`,
      price: yuan(priceFen),
      href: packageHref(packageId),
    })),
  )
}

export interface PackageView {
  name: string
  level: string
  price: string
  days: string
  sku: string
  folded: Locked | undefined
  /** The members side by side: a name and one value for each of them. */
  members: readonly { key: string; name: string; href: string; signers: string }[]
  rows: readonly { name: string; values: readonly string[] }[]
}

/** One package, its members side by side; figures are hidden before an evaluation. SG-07 */
export function usePackage(): { path: string; found: Loaded<PackageView> } {
  const { packageId = '' } = useParams<{ packageId?: string }>()
  const path = packageHref(packageId)
  const { known, until, isOver } = useEvaluation()
  const offline = { title: ({ name }: { name: string }) => name, until: () => until }
  const found = useCall(packageInfo, known ? { packageId } : null, { offline })
  const isHidden = isOver(found.state === 'ready' && found.stale)
  const name = dataOf(found)?.name ?? '策略套餐'
  usePage({ title: name, card: { title: name, desc: '几个策略并排比较 · 投资有风险' } })
  return {
    path,
    found: mapLoaded(found, ({ strategies, priceFen, serviceDays, skuId, riskLevel }) => {
      const folded = strategies.flatMap((each) => foldedBy(each, path, isHidden) ?? [])[0]
      const row = (term: string, valueOf: (each: (typeof strategies)[number]) => string) => ({
        name: term,
        values: strategies.map(valueOf),
      })
      return {
        name,
        level: `风险等级${riskLevel}`,
        price: yuan(priceFen),
        days: `${serviceDays}天`,
        sku: skuHref(skuId),
        folded,
        members: strategies.map((each) => ({
          key: each.strategyId,
          name: each.name,
          href: strategyHref(each.strategyId),
          signers: `${each.name}：${signersOf(each.analysts)}`,
        })),
        rows: [
          row('风险等级', (each) => each.riskLevel),
          row('记录', (each) => kindWord(each.kind ?? each.perf?.kind)),
          row('风格', (each) => each.style),
          ...(folded
            ? []
            : [
                row('最大回撤', ({ perf }) => rate(perf?.maxDrawdownRate)),
                row('累计', ({ perf }) => rate(perf?.totalRate)),
                row('同期', ({ perf }) => (perf ? `${perf.bench.name} ${rate(perf.bench.rate)}` : '--')),
                row('区间', ({ perf }) => (perf ? `${perf.periodStart} 至 ${perf.periodEnd}` : '--')),
              ]),
        ],
      }
    }),
  }
}
