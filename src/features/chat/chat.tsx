import { useState } from 'react'
import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Hall } from '#entities/talk/hall.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { type ChatPage, useChat } from './chat.model.ts'

const Context = lazyPart(() => import('./context.tsx').then((m) => m.Context), <Skeleton lines={8} inset />)
const ChatTalk = lazyPart(() => import('./chat-talk.tsx').then((m) => m.ChatTalk), <Skeleton lines={6} inset />)
const Questions = lazyPart(
  () => import('#entities/question/questions.tsx').then((m) => m.Questions),
  <Skeleton lines={6} inset />,
)

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
  until: number | undefined
}

function Room({ page, rules, muted, analysts, asks, until }: RoomProps) {
  const [tab, choose] = useState<(typeof tabs)[number]['key']>('all')
  const { at, toEnd } = page
  const turn = (key: typeof tab) => {
    page.onRead()
    choose(key)
  }
  return (
    <Hall>
      <div className={css.bar}>
        <Caution>群内观点仅供参考，不构成投资建议；禁止荐股、拉群与发布联系方式</Caution>
        {page.notice !== '' && <Quiet small>{`公告：${page.notice}`}</Quiet>}
      </div>
      <Tabs label="聊天室" items={tabs} current={tab} onChange={turn} end={<Reminder page={page} />} />
      <TabPanel tabKey={tab}>
        {tab === 'about' ? (
          <div className={css.about}>
            <p>{rules}</p>
            <Quiet>{`投资顾问：${analysts}`}</Quiet>
            <Quiet>{page.online}</Quiet>
          </div>
        ) : tab === 'qa' ? (
          <Questions chatId={page.chatId} asks={asks} />
        ) : at !== '' && tab === 'all' ? (
          <Context key={at} chatId={page.chatId} at={at} onEnd={toEnd} />
        ) : page.unread === undefined ? (
          <Skeleton lines={6} inset />
        ) : (
          <ChatTalk
            key={tab}
            {...{ chatId: page.chatId, title: page.name, until, muted }}
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
      <Row gap={1}>
        <Button kind="ghost" size="small" busy={reminder.busy} onClick={reminder.toggle}>
          {reminder.on ? '关闭提醒' : '开启提醒'}
        </Button>
      </Row>
    )
  )
}
