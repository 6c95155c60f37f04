import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Notes } from '#entities/note/notes.tsx'
import { loginHref } from '#lib/path/login-href.ts'
import { replayHref } from '#lib/path/live-href.ts'
import { useSignedIn } from '#session/context.tsx'
import { duration } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Materials } from '#entities/material/materials.tsx'
import { chapterAt, type ReplayView } from './replay.words.ts'
import css from './replay.module.css'

const ThenSaid = lazyPart(() => import('./then-said.tsx').then((m) => m.ThenSaid))
const AskTeacher = lazyPart(() => import('./ask-teacher.tsx').then((m) => m.AskTeacher))
const ReplayTalk = lazyPart(() => import('./replay-talk.tsx').then((m) => m.ReplayTalk), <Skeleton lines={6} inset />)

interface Props {
  roomId: string
  videoId: string
  view: ReplayView
  /** The current second. */
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

/** Beside a recording: its chapters, the talk of that time, and the customer's notes. LV-04 */
export function ReplayDesk({ roomId, videoId, view, sec, place, onJump }: Props) {
  const tabs = all.filter(({ key }) => key !== 'chapters' || view.chapters.length > 0)
  const [tab, choose] = useState<(typeof all)[number]['key']>(tabs[0]?.key ?? 'talk')
  const isMember = useSignedIn()
  const path = replayHref(roomId, videoId)
  const desk = useRef<HTMLDivElement>(null)
  // A press on the bar leads to the field, and a keyboard opens over it.
  const [writes, write] = useState(0)
  useEffect(() => {
    if (writes > 0) desk.current?.querySelector('textarea')?.focus()
  }, [writes])
  return (
    <div ref={desk} className={css.desk}>
      <Tabs label="回放" items={tabs} current={tab} onChange={choose} />
      <TabPanel tabKey={tab}>
        {tab === 'chapters' && (
          <Chapters chapters={view.chapters} sec={sec} onJump={onJump}>
            {(from) => isMember && <ThenSaid roomId={roomId} from={from} sec={sec} />}
          </Chapters>
        )}
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
      {tab !== 'notes' && (
        <div className={css.bar}>
          {isMember && <AskTeacher roomId={roomId} />}
          <Button
            onClick={() => {
              choose('notes')
              write(writes + 1)
            }}
          >
            {`在 ${duration(sec)} 记笔记`}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The chapters of a recording; the current one expands to its part of the talk. */
function Chapters({
  chapters,
  sec,
  onJump,
  children,
}: { chapters: ReplayView['chapters']; children: (from: number) => ReactNode } & Pick<Props, 'sec' | 'onJump'>) {
  const current = chapterAt(chapters, sec)
  return (
    <ol className={css.chapters} aria-label="章节">
      {chapters.map((chapter) => (
        <li key={chapter.sec} data-current={chapter === current || undefined}>
          <button type="button" onClick={() => onJump(chapter.sec)}>
            <time>{chapter.at}</time>
            <span>{chapter.title}</span>
            <small>{chapter === current ? '正在播放' : chapter.length}</small>
          </button>
          {chapter === current && children(chapter.sec)}
        </li>
      ))}
    </ol>
  )
}
