import { useState } from 'react'
import { brand } from '#config/brand.ts'
import { Hall } from '#entities/talk/hall.tsx'
import { PinnedNotice } from '#entities/talk/pinned-notice.tsx'
import { classes } from '#ui/classes.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { useTab } from '#ui/nav/use-tab.ts'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { LikeRoom } from './like-room.tsx'
import type { RoomModel } from './room.model.ts'
import type { RoomView } from './room.words.ts'
import { Stage } from './stage.tsx'
import css from './room.module.css'

const Reserve = lazyPart(() => import('#features/live/reserve.tsx').then((m) => m.Reserve))
const Lottery = lazyPart(() => import('./lottery.tsx').then((m) => m.Lottery))
const RoomQuestions = lazyPart(
  () => import('./room-questions.tsx').then((m) => m.RoomQuestions),
  <Skeleton lines={6} inset />,
)
const Materials = lazyPart(
  () => import('#entities/material/materials.tsx').then((m) => m.Materials),
  <Skeleton lines={3} inset />,
)
const Teachers = lazyPart(() => import('./teachers.tsx').then((m) => m.Teachers), <Skeleton lines={6} inset />)
const Host = lazyPart(() => import('./host.tsx').then((m) => m.Host))
const Shelf = lazyPart(() => import('./shelf.tsx').then((m) => m.Shelf), <Skeleton lines={3} inset />)
const Product = lazyPart(() => import('./shelf.tsx').then((m) => m.Product))
const RoomTalk = lazyPart(() => import('./room-talk.tsx').then((m) => m.RoomTalk), <Skeleton lines={6} inset />)

const tabs = [
  { key: 'talk', label: '互动' },
  { key: 'teachers', label: '只看老师' },
  { key: 'questions', label: '问答' },
  { key: 'materials', label: '资料' },
  { key: 'shelf', label: '货架' },
] as const

/** A room with its connection: the picture, its risk line and the talk, as high as the window. look §4 */
export function Studio({ view, model }: { view: RoomView; model: RoomModel }) {
  const [tab, choose] = useTab(tabs)
  const [isPortrait, shape] = useState(false)
  const [isHost, showHost] = useState(false)
  const { roomId, news, hear } = model
  const kind = view.stage.kind
  const isWhole = isPortrait && kind === 'live'
  return (
    <Hall>
      <Stage view={view} model={model} onShape={shape} />
      <p className={css.watching}>
        {[kind === 'live' ? model.online : '', brand.riskLine].filter(Boolean).join(' · ')}
      </p>
      {isHost && <Host number={view.host} onClose={() => showHost(false)} />}
      <div className={classes(css.desk, isWhole && css.whole)}>
        <div className={css.bar}>
          <div className={css.facts}>
            <Avatar src={view.portrait} name="" size={36} />
            <div className={css.words}>
              <h2 className={css.name}>{view.title}</h2>
              <button type="button" className={css.host} onClick={() => showHost(true)}>
                {view.author}
              </button>
            </div>
            {kind === 'preview' && <Reserve roomId={roomId} title={view.title} />}
          </div>
          {/* Here, because the code of the player is loaded later. */}
          <Quiet small>{view.risk}</Quiet>
        </div>
        <div className={css.strip}>
          <PinnedNotice text={view.notice} />
        </div>
        <Tabs label="直播间" items={tabs} current={tab} onChange={choose} />
        <TabPanel tabKey={tab}>
          {/* It stays while another tab is open: its connection announces when the room starts, pauses or ends. */}
          <div className={css.talk} hidden={tab !== 'talk'}>
            <RoomTalk
              roomId={roomId}
              chatId={view.chatId}
              isOver={view.isOver}
              onNews={hear}
              onRestart={model.recheck}
              above={kind === 'live' && !isWhole && <Product model={model} />}
              beside={!view.isRemoved && <Lottery roomId={roomId} changes={news.lotteries} />}
              idle={kind !== 'preview' && !view.isRemoved && <LikeRoom roomId={roomId} heard={news.likes} />}
            />
          </div>
          {tab === 'shelf' && <Shelf model={model} />}
          {tab === 'teachers' && <Teachers roomId={roomId} chatId={view.chatId} />}
          {tab === 'questions' && <RoomQuestions chatId={view.chatId} roomId={roomId} />}
          {tab === 'materials' && <Materials materials={view.materials} />}
        </TabPanel>
      </div>
    </Hall>
  )
}
