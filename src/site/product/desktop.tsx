import { useState } from 'react'
import { Columns } from '#site/frame/columns.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { kinds, words } from './page.ts'
import { KindCard, Rules } from './parts.tsx'
import css from './desktop.module.css'

/** The services on a desktop: one tab for each kind. SI-09 */
export function ProductDesktop() {
  const [chosen, choose] = useState<(typeof kinds)[number]['key']>(kinds[0].key)
  return (
    <SiteFrame {...words}>
      <div className={css.kinds}>
        <Columns kind="aside">
          <div>
            <Tabs label="服务类别" items={kinds} current={chosen} onChange={choose} />
            <TabPanel tabKey={chosen}>
              {kinds
                .filter(({ key }) => key === chosen)
                .map((kind) => (
                  <KindCard key={kind.key} kind={kind} heading={false} />
                ))}
            </TabPanel>
          </div>
          <Rules />
        </Columns>
      </div>
      <RiskLine />
    </SiteFrame>
  )
}
