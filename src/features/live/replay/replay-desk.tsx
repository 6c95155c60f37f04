import { type RefObject, useState } from 'react'
import { Notes } from '#entities/note/notes.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { replayHref } from '#lib/path/live-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Materials } from '#entities/material/materials.tsx'
import { chapterAt, type ReplayView } from './replay.words.ts'
import css from './replay.module.css'

const ReplayTalk = lazyPart(() => import('./replay-talk.tsx').then((m) => m.ReplayTalk), <Skeleton lines={6} inset />)

interface Props {
  roomId: string
  videoId: string
  view: ReplayView
  /** The second that plays. */
  sec: number
  place: RefObject<number>
  onJump: (sec: number) => void
}

const all = [
  { key: 'chapters', label: '章节' },
  { key: 'talk', label: '互动' },
  { key: 'materials', label: '资料' },
  { key: 'notes', label: '笔记' },
] as const

/** What goes with a recording: its parts, what was said then, and the customer's own notes. LV-04 */
export function ReplayDesk({ roomId, videoId, view, sec, place, onJump }: Props) {
  const tabs = all.filter(({ key }) => key !== 'chapters' || view.chapters.length > 0)
  const [tab, choose] = useState<(typeof all)[number]['key']>(tabs[0]?.key ?? 'talk')
  const isMember = useSignedIn()
  const path = replayHref(roomId, videoId)
  return (
    <div className={css.desk}>
      <Tabs label="回放" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        {tab === 'chapters' && <Chapters chapters={view.chapters} sec={sec} onJump={onJump} />}
        {tab === 'talk' &&
          (isMember ? (
            <ReplayTalk roomId={roomId} sec={sec} />
          ) : (
            <Empty text="登录后可查看当时的互动" action={{ label: '去登录', href: loginHref(path) }} />
          ))}
        {tab === 'materials' && <Materials materials={view.materials} />}
        {tab === 'notes' && (
          <Stack inset>
            <Notes
              noted={{ number: roomId, catalogId: videoId, course: '直播回放', lesson: view.title, path, place }}
              onJump={onJump}
            />
          </Stack>
        )}
      </TabPanel>
    </div>
  )
}

function Chapters({ chapters, sec, onJump }: { chapters: ReplayView['chapters'] } & Pick<Props, 'sec' | 'onJump'>) {
  const current = chapterAt(chapters, sec)
  return (
    <CellGroup>
      {chapters.map((chapter) => (
        <Cell
          key={chapter.sec}
          title={chapter.title}
          note={chapter === current ? '正在播放' : ''}
          value={chapter.at}
          onClick={() => onJump(chapter.sec)}
        />
      ))}
    </CellGroup>
  )
}
