import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Hall } from '#entities/talk/hall.tsx'
import { PinnedNotice } from '#entities/talk/pinned-notice.tsx'
import { Button } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { useTab } from '#ui/nav/use-tab.ts'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { type ChatPage, useChat } from './chat.model.ts'

const Context = lazyPart(() => import('./context.tsx').then((m) => m.Context), <Skeleton lines={8} inset />)
const ChatTalk = lazyPart(() => import('./chat-talk.tsx').then((m) => m.ChatTalk), <Skeleton lines={6} inset />)
const Posts = lazyPart(() => import('./posts/posts.tsx').then((m) => m.Posts), <Skeleton lines={9} inset />)
const Questions = lazyPart(
  () => import('#entities/question/questions.tsx').then((m) => m.Questions),
  <Skeleton lines={6} inset />,
)

const tabs = [
  { key: 'all', label: '全部' },
  { key: 'ANALYST', label: '只看老师' },
  { key: 'qa', label: '问答' },
  { key: 'posts', label: '老师动态' },
  { key: 'about', label: '群规' },
] as const

/** 聊天室. CH-02 */
export function ChatScreen() {
  const page = useChat()
  return (
    <Screen title={page.name} home="beside">
      <LoadState loaded={page.loaded} skeleton={<Skeleton lines={8} inset />}>
        {({ locked, ...room }) => (locked ? <LockedPanel locked={locked} /> : <Room page={page} {...room} />)}
      </LoadState>
    </Screen>
  )
}

interface RoomProps {
  page: ChatPage
  rules: string
  muted: boolean
  analysts: string
  /** Whether questions are accepted. */
  asks: boolean
  until: number | undefined
  /** The longest message, characters. */
  most: number
}

function Room({ page, rules, muted, analysts, asks, until, most }: RoomProps) {
  const [tab, choose] = useTab(tabs)
  const { at, toEnd } = page
  const turn = (key: typeof tab) => {
    page.onRead()
    choose(key)
  }
  return (
    <Hall>
      <div className={css.bar}>
        <Quiet small>群内观点仅供参考，不构成投资建议；禁止荐股、加群、联系方式</Quiet>
        <Row gap={2} between>
          <Quiet small>{page.presence}</Quiet>
          <Reminder page={page} />
        </Row>
      </div>
      <PinnedNotice text={page.notice} />
      <Tabs label="聊天室" items={tabs} current={tab} onChange={turn} />
      <TabPanel tabKey={tab}>
        {tab === 'about' ? (
          <div className={css.about}>
            <p>{rules}</p>
            <Quiet>{`投资顾问：${analysts}`}</Quiet>
          </div>
        ) : tab === 'qa' ? (
          <Questions chatId={page.chatId} asks={asks} />
        ) : tab === 'posts' ? (
          <Posts chatId={page.chatId} />
        ) : at !== '' && tab === 'all' ? (
          <Context key={at} chatId={page.chatId} at={at} onEnd={toEnd} />
        ) : page.unread === undefined ? (
          <Skeleton lines={6} inset />
        ) : (
          <ChatTalk
            key={tab}
            {...{
              chatId: page.chatId,
              title: page.name,
              until,
              muted,
              most,
              onOnline: page.onOnline,
              onEnded: page.onEnded,
            }}
            role={tab === 'all' ? undefined : tab}
            unread={tab === 'all' ? page.unread : 0}
          />
        )}
      </TabPanel>
    </Hall>
  )
}

function Reminder({ page: { reminder } }: { page: ChatPage }) {
  return (
    reminder && (
      <Button kind="ghost" size="small" busy={reminder.busy} onClick={reminder.toggle}>
        {reminder.on ? '关闭提醒' : '开启提醒'}
      </Button>
    )
  )
}
