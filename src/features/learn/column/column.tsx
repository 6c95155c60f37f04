import { brand } from '#config/brand.ts'
import { RiskLine } from '#ui/risk-line.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { ColumnsPanel } from './columns-panel.tsx'

/** 专栏. LE-05 */
export function ColumnScreen() {
  usePage({ title: '专栏', card: { title: '专栏', desc: `${brand.name}投顾观点` } })
  return (
    <Screen title="专栏">
      <ColumnsPanel path="/column" />
      <RiskLine />
    </Screen>
  )
}
