import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './mobile.module.css'
import { useAboutPage } from './page.ts'
import { Body } from './parts.tsx'
import { head } from './text.ts'

/** About the company, in sections that open; the first is open. SI-06 */
export function AboutMobile() {
  const { sections, issue } = useAboutPage()
  return (
    <SiteFrame {...head}>
      {sections.map((section, at) => (
        <details key={section.id} className={css.fold} open={at === 0}>
          <summary>
            <h2 className={css.heading}>{section.title}</h2>
            <Icon name="next" size={16} />
          </summary>
          <Body section={section} />
        </details>
      ))}
      <Quiet inset>{issue}</Quiet>
    </SiteFrame>
  )
}
