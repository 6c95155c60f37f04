import { createRandom } from '#test/service/seed/random.ts'

/** A sample that stands for a recording. */
interface Clip {
  url: string
  /** Its length, s. */
  durationSec: number
}

const lesson: Clip = { url: '/files/media/lesson.m3u8', durationSec: 15 }
const clip = (name: string, durationSec: number): Clip => ({ url: `/files/media/${name}/list.m3u8`, durationSec })
const recordings = [clip('rules', 20), clip('report', 30), clip('funds', 25)] as const
const shorts = [clip('short-fee', 8), clip('short-scam', 12), clip('short-calendar', 16)] as const

/** The sample that stands for a lesson or the recording of a room: the first course has one of its own. */
export function recordingOf(videoId: string, courseNumber?: string): Clip {
  return courseNumber === 'C101' ? lesson : createRandom(videoId).pick(recordings)
}

/** The sample that stands for a short video. */
export const shortOf = (videoId: string): Clip => createRandom(videoId).pick(shorts)

/** The parts of a recorded evening, as its announcement names them. */
const parts = ['开场与风险提示', '规则与口径', '例子与练习', '答疑'] as const

/** The parts of a recording, each with the second it begins at. */
export function chaptersOf(videoId: string): { title: string; atSec: number }[] {
  const { durationSec } = recordingOf(videoId)
  return parts.map((title, at) => ({ title, atSec: Math.floor((durationSec * at) / parts.length) }))
}
