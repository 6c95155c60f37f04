import { createRandom } from '#test/service/seed/random.ts'
import { type Film, shortFilms, teamFilms } from './films.ts'

/** A sample in place of a recording. */
interface Clip {
  url: string
  /** Its length, s. */
  durationSec: number
}

const lesson: Clip = { url: '/files/media/lesson.m3u8', durationSec: 15 }
const clip = (name: string, durationSec: number): Clip => ({ url: `/files/media/${name}/list.m3u8`, durationSec })
const recordings = [clip('rules', 20), clip('report', 30), clip('funds', 25)] as const

/** The sample for a lesson or the recording of a room: the first course has one of its own. */
export function recordingOf(videoId: string, courseNumber?: string): Clip {
  return courseNumber === 'C101' ? lesson : createRandom(videoId).pick(recordings)
}

/** The video of the stream, or of a team: `v-SV03` is the third. */
export function filmOf(videoId: string): Film | undefined {
  const [, kind, number] = /^v-(SV|TV)(\d\d)$/.exec(videoId) ?? []
  const films = kind === 'TV' ? teamFilms : shortFilms
  return kind === undefined ? undefined : films[(Number(number) - 1) % films.length]
}

/** Its sample. */
export function filmClip({ name, sec }: Film): Clip {
  return clip(`films/${name}`, sec)
}

/** The chapters of a recorded broadcast, as its announcement names them. */
const parts = ['开场与风险提示', '规则与口径', '例子与练习', '答疑'] as const

/** The chapters of a recording, each with its start in seconds. */
export function chaptersOf(videoId: string): { title: string; atSec: number }[] {
  const { durationSec } = recordingOf(videoId)
  return parts.map((title, at) => ({ title, atSec: Math.floor((durationSec * at) / parts.length) }))
}
