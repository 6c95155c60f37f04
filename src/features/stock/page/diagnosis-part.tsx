import { diagnoseHref } from '#lib/path/stock-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { useDiagnosed } from './about.model.ts'

/** 诊断 of a stock: those started on this device, else a description. ST-04 */
export function DiagnosisPart({ symbol }: { symbol: string }) {
  const own = useDiagnosed(symbol)
  if (own.length === 0) {
    return (
      <Empty
        text="还没有诊断"
        note="模型从五个维度看公开数据，各与中位比较，风险点写在前面；不给总结论，不构成投资建议。"
        action={{ label: '去诊断', href: diagnoseHref(symbol) }}
      />
    )
  }
  return (
    <CellGroup title="历史诊断（保存在本机）">
      {own.map(({ key, time, href }) => (
        <Cell key={key} title={time} href={href} />
      ))}
      <Cell title="再诊断一次" href={diagnoseHref(symbol)} />
    </CellGroup>
  )
}
