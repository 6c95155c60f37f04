import type { InferOutput } from 'valibot'
import type { Analyst } from '#api/shapes.ts'
import type { Replay, ReplayDetail } from '#api/shapes/replay.ts'
import type { Locked } from '#entities/access/access.ts'
import { lockedToWatch } from '#entities/access/watch.words.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { count } from '#lib/number/count.ts'
import { replayHref } from '#lib/path/live-href.ts'
import { type Material, toMaterials } from '#entities/material/materials.words.ts'
import { day, duration } from '#lib/time/dates.ts'

/** A recording in a list. */
export interface ReplayRow {
  id: string
  title: string
  href: string
  cover: string
  color: string | undefined
  badge: string
  summary: string
  facts: string
}

export function toReplayRow(replay: InferOutput<typeof Replay>): ReplayRow {
  const { videoId, roomId, title, coverUrl, cover, durationSec, playCount, analyst, publishedAt, access } = replay
  const recorded = publishedAt === undefined ? '' : day(publishedAt)
  return {
    id: videoId,
    title,
    href: replayHref(roomId, videoId),
    cover: picture(coverUrl),
    color: cover?.color,
    badge: access.allowed ? '' : '需解锁',
    summary: analyst ? authorLine([analyst]) : '',
    facts: [recorded, duration(durationSec), `${count(playCount)}次播放`].filter(Boolean).join(' · '),
  }
}

/** A chapter of a recording and its start. */
export interface Chapter {
  title: string
  sec: number
  at: string
  /** Its duration. */
  length: string
}

/** A recording on its own page. */
export interface ReplayView {
  title: string
  /** The speakers. */
  person: Analyst
  /** Always shown: statements may be outdated. LV-04 */
  recorded: string
  caution: string
  cover: string
  seconds: number
  chapters: readonly Chapter[]
  materials: readonly Material[]
  /** undefined if it may be watched. */
  locked: Locked | undefined
}

export function toReplayView(replay: InferOutput<typeof ReplayDetail>, path: string): ReplayView {
  const { title, analyst, publishedAt, riskText, coverUrl, durationSec, chapters, materials, access } = replay
  return {
    title,
    person: analyst,
    recorded: `录制于 ${day(publishedAt)}，观点可能已不适用`,
    caution: riskText,
    cover: picture(coverUrl),
    seconds: durationSec,
    chapters: toChapters(chapters ?? [], durationSec),
    materials: toMaterials(materials),
    locked: access.allowed ? undefined : lockedToWatch(access, path),
  }
}

/** Sorted by second; a chapter that starts after the end, or where another does, is dropped. */
function toChapters(parts: readonly { title: string; atSec: number }[], durationSec: number): Chapter[] {
  const bySecond = new Map(parts.map(({ title, atSec }) => [atSec, title]))
  return [...bySecond]
    .filter(([sec]) => sec >= 0 && sec < durationSec)
    .sort(([a], [b]) => a - b)
    .map(([sec, title], at, all) => ({
      title,
      sec,
      at: duration(sec),
      length: duration((all[at + 1]?.[0] ?? durationSec) - sec),
    }))
}

/** The chapter at a second. */
export function chapterAt(chapters: readonly Chapter[], sec: number): Chapter | undefined {
  return chapters.filter((chapter) => chapter.sec <= sec).at(-1)
}
