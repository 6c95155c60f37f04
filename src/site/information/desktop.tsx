import { RiskLine } from '#ui/risk-line.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { NumberedPages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Opinions } from './parts.tsx'
import { People } from './people.tsx'

/** Opinions on a desktop, with their authors beside them. SI-13 */
export function InformationDesktop() {
  return (
    <SiteFrame {...words}>
      <Columns kind="aside">
        <Opinions pages={NumberedPages} />
        <People />
      </Columns>
      <RiskLine />
    </SiteFrame>
  )
}
