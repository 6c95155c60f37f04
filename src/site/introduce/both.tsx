import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Sections } from '#site/frame/sections.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './both.module.css'
import { about, useRooms, words } from './page.ts'

/** What the circle is, its rules, and its current rooms. SI-17 */
export function Introduce() {
  return (
    <SiteFrame {...words}>
      <Sections sections={about} />
      <Card title="近期直播" roomy>
        <LoadState loaded={useRooms()} skeleton={<Skeleton lines={18} />}>
          {(rooms) =>
            rooms.length === 0 ? (
              <Empty text="暂无直播" action={{ label: '返回首页', href: '/index' }} />
            ) : (
              <ul className={css.rooms}>
                {rooms.map(({ id, title, host, time }) => (
                  <li key={id}>
                    <h3>{title}</h3>
                    <Quiet>{host}</Quiet>
                    <Quiet>{time}</Quiet>
                  </li>
                ))}
              </ul>
            )
          }
        </LoadState>
        <LinkButton href="/live" kind="plain" size="small">
          查看全部直播
        </LinkButton>
      </Card>
    </SiteFrame>
  )
}
