import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Contents } from '#ui/nav/contents.tsx'
import css from './desktop.module.css'
import { useAboutPage } from './page.ts'
import { Body } from './parts.tsx'
import { head } from './text.ts'

/** About the company, with a menu to its sections beside it. SI-06 */
export function AboutDesktop() {
  const { sections, issue } = useAboutPage()
  return (
    <SiteFrame {...head}>
      <Columns kind="menu">
        <div className={css.menu}>
          <Contents title="本页内容" items={sections} />
        </div>
        <div className={css.sections}>
          {sections.map((section) => (
            <section key={section.id} aria-labelledby={section.id} className={css.section}>
              <h2 id={section.id} tabIndex={-1}>
                {section.title}
              </h2>
              <Body section={section} />
            </section>
          ))}
          <Quiet>{issue}</Quiet>
        </div>
      </Columns>
    </SiteFrame>
  )
}
