import { brand } from '#config/brand.ts'
import { Cell, CellGroup } from '#ui/cell.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { hero, offers, papers } from './page.ts'
import css from './index-page.module.css'

/** The same in columns. product SI-01 */
export function IndexDesktop() {
  return (
    <SiteFrame {...hero}>
      <LinkButton href="/course">进入学习</LinkButton>
      <ul className={css.columns}>
        {offers.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <CellGroup title="规则与隐私">
        {papers.map(({ title, path }) => (
          <Cell key={path} title={title} href={path} />
        ))}
      </CellGroup>
      <p className={css.edu}>{brand.eduLine}</p>
    </SiteFrame>
  )
}
