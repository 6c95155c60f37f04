import { useState } from 'react'
import { LockedPanel } from '#entities/access/locked.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Hall } from '#entities/talk/hall.tsx'
import { LIVE } from '#lib/path/live-href.ts'
import { Caution } from '#ui/caution.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Player } from '#ui/media/player.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { LikeRoom } from './like-room.tsx'
import { type RoomModel, useRoom } from './room.model.ts'
import type { RoomView } from './room.words.ts'
import css from './live.module.css'

/** Only before a room begins. */
const Reserve = lazyPart(() => import('./reserve.tsx').then((m) => m.Reserve))
const Lottery = lazyPart(() => import('./lottery.tsx').then((m) => m.Lottery))
const RoomQuestions = lazyPart(
  () => import('./room-questions.tsx').then((m) => m.RoomQuestions),
  <Skeleton lines={6} inset />,
)
const RoomTalk = lazyPart(() => import('./room-talk.tsx').then((m) => m.RoomTalk), <Skeleton lines={6} inset />)

/** 直播间. product LV-03 */
export function RoomScreen() {
  const model = useRoom()
  return (
    <Screen title="直播间">
      <LoadState loaded={model.room} skeleton={<Skeleton ratio={16 / 9} lines={6} />}>
        {(view) =>
          view ? (
            <Room view={view} model={model} />
          ) : (
            <Empty text="直播间不存在或已下架" action={{ label: '去直播频道', href: LIVE }} />
          )
        }
      </LoadState>
    </Screen>
  )
}

function Room({ view, model }: { view: RoomView; model: RoomModel }) {
  const isOn = view.stage.kind === 'live' || view.stage.kind === 'paused'
  if (isOn && view.chatId !== '') return <Studio view={view} model={model} />
  return (
    <>
      <Stage view={view} model={model} />
      <Stack gap={2} inset>
        {view.stage.kind !== 'live' && <Caution>{view.risk}</Caution>}
        <h2 className={css.title}>{view.title}</h2>
        <Quiet>{view.author}</Quiet>
        {view.stage.kind === 'preview' && <Reserve roomId={model.roomId} title={view.title} />}
        <Row gap={3} between>
          <Quiet small>{model.online}</Quiet>
          {view.stage.kind === 'live' && <LikeRoom roomId={model.roomId} />}
        </Row>
        <Quiet>{view.notice}</Quiet>
      </Stack>
      {model.isMember && <Shelf model={model} />}
      <RiskLine />
    </>
  )
}

const tabs = [
  { key: 'talk', label: '互动' },
  { key: 'questions', label: '问答' },
  { key: 'materials', label: '资料' },
  { key: 'shelf', label: '货架' },
] as const

/** A room that is on: the picture, its risk and the talk, as high as the window. */
function Studio({ view, model }: { view: RoomView; model: RoomModel }) {
  const [tab, choose] = useState<(typeof tabs)[number]['key']>('talk')
  const [draws, setDraws] = useState(0)
  return (
    <Hall>
      <Stage view={view} model={model} />
      <div className={css.bar}>
        {view.stage.kind !== 'live' && <Caution>{view.risk}</Caution>}
        <Row gap={3} between>
          <Quiet small>{[view.author, model.online].filter(Boolean).join(' · ')}</Quiet>
          <LikeRoom roomId={model.roomId} />
        </Row>
      </div>
      <RiskLine />
      <Lottery roomId={model.roomId} changes={draws} />
      <Tabs label="直播间" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        {/* It stays while another tab is read: its connection says when the room pauses or ends. */}
        <div className={css.talk} hidden={tab !== 'talk'}>
          <RoomTalk roomId={model.roomId} chatId={view.chatId} onStatus={model.recheck} onDraw={setDraws} />
        </div>
        {tab === 'shelf' && <Shelf model={model} />}
        {tab === 'questions' && <RoomQuestions chatId={view.chatId} roomId={model.roomId} />}
        {tab === 'materials' && <Materials view={view} />}
      </TabPanel>
    </Hall>
  )
}

/** What the evening is about, and its documents. */
function Materials({ view }: { view: RoomView }) {
  return (
    <>
      <Stack gap={2} inset>
        <h2 className={css.title}>{view.title}</h2>
        <Quiet>{view.author}</Quiet>
        <Quiet>{view.notice}</Quiet>
      </Stack>
      {view.materials.length === 0 ? (
        <Empty text="本场暂无资料" />
      ) : (
        <CellGroup title="本场资料">
          {view.materials.map(({ title, href }) => (
            <Cell key={href} title={title} href={href} />
          ))}
        </CellGroup>
      )}
    </>
  )
}

function Shelf({ model }: { model: RoomModel }) {
  return (
    <LoadState loaded={model.shelf} skeleton={<Skeleton lines={3} inset />}>
      {(rows) =>
        rows.length > 0 ? (
          <CellGroup title="本场课程">
            {rows.map(({ key, title, note, price, href }) => (
              <Cell key={key} title={title} note={note} value={price} href={href} onClick={() => model.onStore(key)} />
            ))}
          </CellGroup>
        ) : (
          <Empty text="本场暂无课程" />
        )
      }
    </LoadState>
  )
}

function Stage({ view, model }: { view: RoomView; model: RoomModel }) {
  const { stage } = view
  switch (stage.kind) {
    case 'locked':
      return <LockedPanel locked={stage.locked} />
    case 'live':
      return (
        <Player
          key={stage.url}
          live
          media="video"
          title={view.title}
          url={stage.url}
          cover={view.cover}
          caution={view.risk}
          trialSec={undefined}
          startAt={0}
          wifiOnly={model.wifiOnly}
          onProgress={nothing}
          onFirstPlay={nothing}
          onViewed={nothing}
          onEnd={model.recheck}
          onTrialOver={nothing}
          onRetry={model.recheck}
        />
      )
    case 'preview':
      return (
        <Cover view={view}>
          <p>{stage.time}</p>
          {model.left !== '' && <p>距开播 {model.left}</p>}
        </Cover>
      )
    case 'paused':
      return <Cover view={view}>主播暂离，请稍候</Cover>
    case 'over':
      return (
        <Cover view={view}>
          <p>直播已结束</p>
          {stage.replay === undefined ? (
            <LinkButton href={`${LIVE}?tab=replay`} size="small">
              看回放
            </LinkButton>
          ) : (
            <LinkButton href={stage.replay} size="small">
              观看回放
            </LinkButton>
          )}
        </Cover>
      )
    case 'unknown':
      return <Cover view={view}>状态更新中</Cover>
  }
}

function Cover({ view, children }: { view: RoomView; children: React.ReactNode }) {
  return (
    <div className={css.stage}>
      <Picture src={view.cover} alt="" ratio={16 / 9} eager />
      <div className={css.over} role="status">
        {children}
      </div>
    </div>
  )
}

function nothing(): void {}
