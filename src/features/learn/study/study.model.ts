import { useSearchParams } from 'wouter'
import { useData } from '#data/deps.tsx'
import { useOwnList } from '#data/offline/own-list.ts'
import { type Note, notes } from '#entities/note/note.ts'
import { lessonHref } from '#lib/path/learn-href.ts'
import { duration, when } from '#lib/time/dates.ts'
import { usePage } from '#wechat/page.tsx'
import { favourites, type Kept, visited } from './kept.ts'

export const studyTabs = [
  { key: 'notes', label: '笔记' },
  { key: 'favourites', label: '收藏' },
  { key: 'visited', label: '历史' },
] as const

type TabKey = (typeof studyTabs)[number]['key']

/** A note with its lesson. */
interface NoteRow {
  id: string
  text: string
  lesson: string
  /** 「03:25 · 昨天」 */
  at: string
  href: string
}

interface PlaceRow {
  path: string
  title: string
  note: string
}

export interface StudyModel {
  tab: TabKey
  turnTo: (tab: TabKey) => void
  notes: readonly NoteRow[]
  removeNote: (id: string) => void
  /** The pages of the chosen tab. */
  places: readonly PlaceRow[]
  remove: (path: string) => void
  clear: () => void
}

/** 学习记录: everything on this device, of this account. LE-04, CO-07 */
export function useStudy(): StudyModel {
  usePage({ title: '学习记录' })
  // Notes and history have the device's time, which also decides their day.
  const { now } = useData()
  const [search, setSearch] = useSearchParams()
  const tab = studyTabs.find(({ key }) => key === search.get('tab'))?.key ?? 'notes'
  const written = useOwnList(notes)
  const kept = useOwnList(favourites)
  const seen = useOwnList(visited)
  const list = tab === 'favourites' ? kept : seen
  return {
    tab,
    turnTo: (key) => setSearch(key === 'notes' ? {} : { tab: key }, { replace: true }),
    notes: written.items.map((note) => toNoteRow(note, now())),
    removeNote: written.drop,
    places: list.items.map((each) => toPlaceRow(each, now())),
    remove: list.drop,
    clear: () => list.drop(),
  }
}

function toNoteRow({ id, number, course, catalogId, lesson, path, sec, text, at }: Note, now: number): NoteRow {
  const href = path ?? lessonHref(number, catalogId)
  return {
    id,
    text,
    lesson: `${course} · ${lesson}`,
    at: [sec === undefined ? '' : duration(sec), when(at, now)].filter(Boolean).join(' · '),
    href: sec === undefined ? href : `${href}?t=${sec}`,
  }
}

function toPlaceRow({ path, title, kind, at }: Kept, now: number): PlaceRow {
  return { path, title, note: `${kind} · ${when(at, now)}` }
}
