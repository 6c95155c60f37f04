import { RiskLine } from '#ui/risk-line.tsx'
import { MorePages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Lessons } from './parts.tsx'
import { Side } from './side.tsx'
import css from './protection.module.css'

/** Investor education on a phone. product SI-12 */
export function ProtectionMobile() {
  return (
    <SiteFrame {...words}>
      <Lessons pages={MorePages} />
      <div className={css.below}>
        <Side />
      </div>
      <RiskLine />
    </SiteFrame>
  )
}
