import { useEffect, useRef } from 'react'
import { Stack } from '#ui/layout/stack.tsx'
import { Columns } from '#site/frame/columns.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Link, Redirect } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { type MenuKey, MENUS, PUBLISHING } from '#lib/path/compliance-menus.ts'
import { useCompany } from '#site/frame/company.model.ts'
import type { Pages } from '#site/frame/pager.tsx'
import { Sections } from '#site/frame/sections.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './menu-page.module.css'
import { type Menu, menuHref, menuOf, PART } from './menus.ts'
import { noticesOf, useChannel, useMenu } from './page.ts'
import { StaffList } from './staff-list.tsx'
import { texts } from './text.ts'

interface Skin {
  /** How the pages of a list are shown. */
  Pages: Pages
  /** The style sheet of the skin: `columns`, `menus`. */
  look: Readonly<Record<string, string>>
}

/** A menu of 安全与合规: links to the others, its text, its notices. SI-10 */
export function MenuPage({ Pages, look }: Skin) {
  const { menu, known } = useMenu()
  const company = useCompany()
  if (!known) return <Redirect to={menuHref(menu.key)} replace />
  return (
    <SiteFrame title={`${menu.title}·${PART}`} lead={menu.lead}>
      <Columns kind="menu">
        <Menus current={menu.key} look={look} />
        <Stack>
          <Sections sections={texts[menu.key](company)} />
          {menu.key === 'staff' && <StaffList />}
          {PUBLISHING.includes(menu.key) && <Channel menu={menu} Pages={Pages} />}
        </Stack>
      </Columns>
    </SiteFrame>
  )
}

function Menus({ current, look }: { current: MenuKey; look: Skin['look'] }) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const chosen = box.current?.querySelector<HTMLElement>('[aria-current]')
    if (chosen) box.current?.scrollTo({ left: chosen.offsetLeft - 16 })
  }, [current])
  return (
    <nav ref={box} aria-label={PART} className={look['menus']}>
      {MENUS.map(menuOf).map(({ key, title }) => (
        <Link key={key} href={menuHref(key)} aria-current={key === current ? 'page' : undefined}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

function Channel({ menu, Pages }: { menu: Menu; Pages: Skin['Pages'] }) {
  return (
    <Card title="相关公告" label={`${menu.title}：公告`} roomy>
      <LoadState loaded={useChannel(menu.key)} skeleton={<Waiting />}>
        {({ channelId }) =>
          channelId === '' ? (
            <Empty text="暂无公告" action={{ label: '返回首页', href: '/index' }} />
          ) : (
            <Pages
              list={noticesOf(menu.key, channelId)}
              label="公告"
              look={css.rows}
              keyOf={({ id }) => id}
              row={({ href, title, date }) => (
                <Link href={href} className={css.row}>
                  <span>{title}</span>
                  <Quiet as="span">{date}</Quiet>
                </Link>
              )}
              empty={<Empty text="暂无公告" action={{ label: '返回首页', href: '/index' }} />}
            />
          )
        }
      </LoadState>
    </Card>
  )
}

function Waiting() {
  return (
    <div className={css.waiting}>
      <Skeleton lines={10} />
    </div>
  )
}
