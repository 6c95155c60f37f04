import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Sections } from '#site/frame/sections.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './both.module.css'
import { about, useReminder, useVersion, words } from './page.ts'

/** What the upgrade changes, how to upgrade, what is kept. SI-18 */
export function Upgrade() {
  const reminder = useReminder()
  return (
    <SiteFrame {...words}>
      <Card title="当前版本" roomy>
        <div className={css.version}>
          <LoadState loaded={useVersion()} skeleton={<Skeleton lines={2} />}>
            {({ version, notes }) => (
              <>
                <p>{version}</p>
                <p>{notes}</p>
              </>
            )}
          </LoadState>
          <p role="status">{reminder}</p>
        </div>
      </Card>
      <Sections sections={about} />
    </SiteFrame>
  )
}
