import { Link } from 'wouter'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { STREAMS } from '#lib/path/stream-href.ts'
import { Count } from '#ui/count.tsx'
import { Icon } from '#ui/icon.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import css from './channel.module.css'
import { title, useChannels } from './channels.model.ts'

/** 直播流频道. MD-07 */
export function ChannelsScreen() {
  return (
    <Screen title={title}>
      <GuestState
        loaded={useChannels()}
        path={STREAMS}
        text="投资顾问在盘中写下的图文与语音，登录后可查看"
        skeleton={<RowsSkeleton rows={4} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <Empty text="暂无频道" action={{ label: '看直播', href: LIVE }} />
          ) : (
            <ul className={css.channels} aria-label="频道">
              {rows.map(({ key, href, name, icon, note, unread }) => (
                <li key={key}>
                  <Link href={href}>
                    <Picture src={icon} alt="" ratio={1} width={48} />
                    <span className={css.words}>
                      <b>{name}</b>
                      <span className={css.small}>{note}</span>
                    </span>
                    {unread > 0 && (
                      <>
                        <Count of={unread} />
                        <Unseen>条未读</Unseen>
                      </>
                    )}
                    <Icon name="next" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </GuestState>
      <RiskLine>内容仅供学习，不构成投资建议</RiskLine>
    </Screen>
  )
}
