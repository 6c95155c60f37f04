import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import css from './channel.module.css'

const titles = { live: '直播', stock: '股票' } as const

/** A tab whose channel is not open yet, with a link to what is. */
export function ChannelScreen({ name }: { name: keyof typeof titles }) {
  const title = titles[name]
  usePage({ title })
  return (
    <Screen title={title} tab={name}>
      <div className={css.page}>
        <p className={css.text}>{`${title}频道正在准备中`}</p>
        {name === 'live' && <p className={css.text}>直播课的时间与入口由客服通知，开放后可在此进入直播间。</p>}
        <LinkButton href="/course" kind="primary">
          先去学习
        </LinkButton>
      </div>
    </Screen>
  )
}
