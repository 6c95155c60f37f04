import { MorePages } from '#site/frame/pager.tsx'
import { MenuPage } from './menu-page.tsx'
import look from './mobile.module.css'

/** 安全与合规 on a phone: the menus scroll above the text. SI-10 */
export function ComplianceMobile() {
  return <MenuPage Pages={MorePages} look={look} />
}
