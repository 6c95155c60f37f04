import { SiteFrame } from '#site/frame/site-frame.tsx'
import css from './desktop.module.css'
import { head, useIntroduction } from './page.ts'
import { Facts, Onward, Points } from './parts.tsx'

/** The same side by side, with the navigation of the site. product SI-07 */
export function IntroductionDesktop() {
  const { points, ...who } = useIntroduction()
  return (
    <SiteFrame {...head}>
      <div className={css.halves}>
        <Points points={points} />
        <div className={css.side}>
          <Facts {...who} />
          <Onward />
        </div>
      </div>
    </SiteFrame>
  )
}
