import { useState } from 'react'
import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Composer } from '#entities/talk/composer.tsx'
import { TalkList } from '#entities/talk/talk-list.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { type ChatPage, useChat, useChatTalk } from './chat.model.ts'

const Questions = lazyPart(() => import('./qa/questions.tsx').then((m) => m.Questions), <Skeleton lines={6} inset />)

const tabs = [
  { key: 'all', label: '全部' },
  { key: 'ANALYST', label: '只看老师' },
  { key: 'qa', label: '问答' },
  { key: 'about', label: '群规' },
] as const

/** 聊天室. product CH-02 */
export function ChatScreen() {
  const page = useChat()
  return (
    <Screen title={page.name}>
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
  /** Whether questions are taken. */
  asks: boolean
}

function Room({ page, rules, muted, analysts, asks }: RoomProps) {
  const [tab, choose] = useState<(typeof tabs)[number]['key']>('all')
  return (
    <div className={css.hall}>
      <div className={css.bar}>
        <Caution>群内观点仅供参考，不构成投资建议；禁止荐股、拉群与发布联系方式</Caution>
        {page.notice !== '' && <Quiet small>{`公告：${page.notice}`}</Quiet>}
      </div>
      <Tabs label="聊天室" items={tabs} current={tab} onChange={choose} end={<Reminder page={page} />} />
      <TabPanel tabKey={tab}>
        {tab === 'about' ? (
          <div className={css.about}>
            <p>{rules}</p>
            <Quiet>{`投资顾问：${analysts}`}</Quiet>
            <Quiet>{page.online}</Quiet>
          </div>
        ) : tab === 'qa' ? (
          <Questions chatId={page.chatId} asks={asks} />
        ) : (
          <Said key={tab} chatId={page.chatId} role={tab === 'all' ? undefined : tab} muted={muted} />
        )}
      </TabPanel>
    </div>
  )
}

function Reminder({ page: { reminder } }: { page: ChatPage }) {
  return (
    reminder && (
      <Row gap={1}>
        <Button kind="ghost" size="small" busy={reminder.busy} onClick={reminder.toggle}>
          {reminder.on ? '关闭提醒' : '开启提醒'}
        </Button>
      </Row>
    )
  )
}

function Said({ chatId, role, muted }: { chatId: string; role: string | undefined; muted: boolean }) {
  const { talk, state, error, bubbles, composer, onAgain } = useChatTalk(chatId, role, muted)
  if (state === 'loading') return <Skeleton lines={6} inset />
  if (state === 'failed') return <ErrorCard message={error} onRetry={talk.retry} />
  return (
    <>
      {bubbles.length === 0 ? (
        <Empty text="还没有人发言" />
      ) : (
        <TalkList bubbles={bubbles} talk={talk} onAgain={onAgain} />
      )}
      {role === undefined && <Composer model={composer} />}
    </>
  )
}
