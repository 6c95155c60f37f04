import { RiskLine } from '#ui/risk-line.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { NumberedPages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Lessons } from './parts.tsx'
import { Side } from './side.tsx'

/** Investor education on a desktop, with further content beside the lessons. SI-12 */
export function ProtectionDesktop() {
  return (
    <SiteFrame {...words}>
      <Columns kind="aside">
        <Lessons pages={NumberedPages} />
        <Side />
      </Columns>
      <RiskLine />
    </SiteFrame>
  )
}
