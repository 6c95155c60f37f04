import { type ReactNode, useEffect, useRef, useState } from 'react'
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
import type { ReplayModel } from './replay.model.ts'
import { type Chapter, chapterAt, type ReplayView } from './replay.words.ts'
import css from './replay.module.css'

const ThenSaid = lazyPart(() => import('./then-said.tsx').then((m) => m.ThenSaid))
const AskTeacher = lazyPart(() => import('./ask-teacher.tsx').then((m) => m.AskTeacher))
const ReplayTalk = lazyPart(() => import('./replay-talk.tsx').then((m) => m.ReplayTalk), <Skeleton lines={6} inset />)

const all = [
  { key: 'chapters', label: '章节' },
  { key: 'talk', label: '互动' },
  { key: 'materials', label: '资料' },
  { key: 'notes', label: '笔记' },
] as const

/** Beside a recording: its chapters, the talk of that time, and the customer's notes. LV-04 */
export function ReplayDesk({ view, model }: { view: ReplayView; model: ReplayModel }) {
  const { roomId, videoId, sec, place, jump, desk } = model
  const tabs = all.filter(({ key }) => key !== 'chapters' || view.chapters.length > 0)
  const tab = desk.tab ?? tabs[0]?.key ?? 'talk'
  const isMember = useSignedIn()
  const [teachersOnly, only] = useState(false)
  const path = replayHref(roomId, videoId)
  const box = useRef<HTMLDivElement>(null)
  // A press on the bar leads to the field, and a keyboard opens over it.
  useEffect(() => {
    if (desk.writes > 0) box.current?.querySelector('textarea')?.focus()
  }, [desk.writes])
  return (
    <div ref={box} className={css.desk}>
      <Tabs label="回放" items={tabs} current={tab} onChange={desk.open} />
      <TabPanel tabKey={tab}>
        {tab === 'chapters' && (
          <Chapters chapters={view.chapters} sec={sec} onJump={jump}>
            {(from) => isMember && <ThenSaid {...{ roomId, videoId, from, sec, teachersOnly }} onTeachersOnly={only} />}
          </Chapters>
        )}
        {tab === 'talk' &&
          (isMember ? (
            <ReplayTalk {...{ roomId, sec }} chapters={view.chapters} />
          ) : (
            <Empty text="登录后可查看当时的互动" action={{ label: '去登录', href: loginHref(path) }} />
          ))}
        {tab === 'materials' && <Materials materials={view.materials} />}
        {tab === 'notes' && (
          <Stack inset>
            <Notes
              noted={{ number: roomId, catalogId: videoId, course: '直播回放', lesson: view.title, path, place }}
              onJump={jump}
            />
          </Stack>
        )}
      </TabPanel>
    </div>
  )
}

/** What a customer does with a recording, always in reach: asks about it, or notes this second. LV-04 */
export function ReplayBar({ roomId, sec, desk }: Pick<ReplayModel, 'roomId' | 'sec' | 'desk'>) {
  const isMember = useSignedIn()
  return (
    <div className={css.bar}>
      {isMember && <AskTeacher roomId={roomId} />}
      <Button onClick={desk.write}>{`在 ${duration(sec)} 记笔记`}</Button>
    </div>
  )
}

/** The chapters of a recording; the current one expands to its part of the talk. */
function Chapters({
  chapters,
  sec,
  onJump,
  children,
}: {
  chapters: readonly Chapter[]
  sec: number
  onJump: (sec: number) => void
  children: (from: number) => ReactNode
}) {
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
