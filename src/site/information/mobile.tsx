import { RiskLine } from '#ui/risk-line.tsx'
import { MorePages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Opinions } from './parts.tsx'
import { People } from './people.tsx'

/** Opinions on a phone. SI-13 */
export function InformationMobile() {
  return (
    <SiteFrame {...words}>
      <Opinions pages={MorePages} />
      <RiskLine />
      <People />
    </SiteFrame>
  )
}
