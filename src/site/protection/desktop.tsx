import { RiskLine } from '#ui/risk-line.tsx'
import { NumberedPages } from '#site/frame/pager.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { words } from './page.ts'
import { Lessons } from './parts.tsx'
import { Side } from './side.tsx'
import css from './desktop.module.css'

/** Investor education on a desktop, with further content beside the lessons. product SI-12 */
export function ProtectionDesktop() {
  return (
    <SiteFrame {...words}>
      <div className={css.columns}>
        <Lessons pages={NumberedPages} />
        <Side />
      </div>
      <RiskLine />
    </SiteFrame>
  )
}
