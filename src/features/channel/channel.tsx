import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import css from './channel.module.css'

/** The tab whose channel is not open yet, with a link to what is. */
export function ChannelScreen() {
  usePage({ title: '直播' })
  return (
    <Screen title="直播" tab="live">
      <div className={css.page}>
        <p className={css.text}>直播频道正在准备中</p>
        <p className={css.text}>直播课的时间与入口由客服通知，开放后可在此进入直播间。</p>
        <LinkButton href="/course" kind="primary">
          先去学习
        </LinkButton>
      </div>
    </Screen>
  )
}
