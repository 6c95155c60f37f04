import { RiskLine } from '#ui/risk-line.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { MorePages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Lessons } from './parts.tsx'
import { Side } from './side.tsx'

/** Investor education on a phone. SI-12 */
export function ProtectionMobile() {
  return (
    <SiteFrame {...words}>
      <Columns kind="aside">
        <Lessons pages={MorePages} />
        <Side />
      </Columns>
      <RiskLine />
    </SiteFrame>
  )
}
