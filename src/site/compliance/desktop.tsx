import { NumberedPages } from '#site/frame/pager.tsx'
import look from './desktop.module.css'
import { MenuPage } from './menu-page.tsx'

/** 安全与合规 on a desktop, with the menus at the left. SI-10 */
export function ComplianceDesktop() {
  return <MenuPage Pages={NumberedPages} look={look} />
}
