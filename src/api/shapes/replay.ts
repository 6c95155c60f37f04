import { object, optional, string } from 'valibot'
import { Access, Analyst, listOf } from '#api/shapes.ts'
import { CoverFacts } from '#api/shapes/cover.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** A recording of a live room. */
export const Replay = object({
  videoId: string(),
  roomId: string(),
  title: string(),
  coverUrl: string(),
  cover: optional(CoverFacts),
  durationSec: Finite,
  playCount: Count,
  /** The speaker, and when it was recorded (optional). */
  analyst: optional(Analyst),
  publishedAt: optional(Time),
  access: Access,
})

/** A recording on its own page. */
export const ReplayDetail = object({
  videoId: string(),
  title: string(),
  coverUrl: string(),
  durationSec: Finite,
  analyst: Analyst,
  publishedAt: Time,
  riskText: string(),
  /** Its chapters, each with its start in seconds; not in the specification, optional. */
  chapters: optional(listOf(object({ title: string(), atSec: Finite }))),
  /** Handouts of that broadcast, as of a room. */
  materials: optional(listOf(object({ title: string(), url: string() }))),
  access: Access,
})
