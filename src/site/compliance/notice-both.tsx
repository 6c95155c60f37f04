import { SiteArticle } from '#site/frame/site-article.tsx'
import { menuHref, PART } from './menus.ts'
import { toContent, useMenu, useNotice } from './page.ts'

/** One notice of a menu; an unknown menu is replaced by the first. SI-10 */
export function NoticePage() {
  const { menu } = useMenu()
  return (
    <SiteArticle
      name={`${menu.title}·公告详情`}
      crumbs={[
        { title: PART, href: menuHref('license') },
        { title: menu.title, href: menuHref(menu.key) },
      ]}
      loaded={useNotice(menu.key)}
      toContent={(notice) => toContent(menu, notice)}
    />
  )
}
