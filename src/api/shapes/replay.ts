import { number, object, optional, string } from 'valibot'
import { Access, Analyst, listOf } from '#api/shapes.ts'

/** A recording of a live room. */
export const Replay = object({
  videoId: string(),
  roomId: string(),
  title: string(),
  coverUrl: string(),
  durationSec: number(),
  playCount: number(),
  access: Access,
})

/** A recording on its own page. */
export const ReplayDetail = object({
  videoId: string(),
  title: string(),
  coverUrl: string(),
  durationSec: number(),
  analyst: Analyst,
  publishedAt: number(),
  riskText: string(),
  /** Its parts, each with its second; the paper has none, whoever serves it may. */
  chapters: optional(listOf(object({ title: string(), atSec: number() }))),
  /** Documents of that evening, as of a room. */
  materials: optional(listOf(object({ title: string(), url: string() }))),
  access: Access,
})
