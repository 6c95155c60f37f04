import { RiskLine } from '#ui/risk-line.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { kinds, words } from './page.ts'
import { KindCard, Rules } from './parts.tsx'
import css from './product.module.css'

/** The services on a phone: one card below the other. product SI-09 */
export function ProductMobile() {
  return (
    <SiteFrame {...words}>
      <div className={css.cards}>
        {kinds.map((kind) => (
          <KindCard key={kind.key} kind={kind} heading />
        ))}
        <Rules />
      </div>
      <RiskLine />
    </SiteFrame>
  )
}
