import { GuestState } from '#entities/loaded/guest-state.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useChannelMessage } from './message.model.ts'

const MessageBody = lazyPart(() => import('./message-body.tsx').then((m) => m.MessageBody), <Skeleton lines={10} />)

/** 消息详情与评论. MD-09 */
export function ChannelMessageScreen() {
  const { message, path, channelHref } = useChannelMessage()
  return (
    <Screen title="频道消息">
      <Stack gap={3} inset>
        <GuestState
          loaded={message}
          path={path}
          text="登录后可查看消息与评论"
          closed={{ label: '看频道', href: channelHref }}
          skeleton={<Skeleton lines={10} />}
        >
          {(known) => <MessageBody message={known} path={path} />}
        </GuestState>
        <LinkButton href={channelHref} kind="plain" size="small">
          全部消息
        </LinkButton>
      </Stack>
      <RiskLine />
    </Screen>
  )
}
