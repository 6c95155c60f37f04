import { SiteFrame } from '#site/frame/site-frame.tsx'
import css from './mobile.module.css'
import { head, useIntroduction } from './page.ts'
import { Facts, Onward, Points } from './parts.tsx'

/** A page to share: large text, no navigation. product SI-07 */
export function IntroductionMobile() {
  const { points, ...who } = useIntroduction()
  return (
    <SiteFrame {...head} bare>
      <div className={css.stack}>
        <Points points={points} />
        <Facts {...who} />
        <Onward />
      </div>
    </SiteFrame>
  )
}
