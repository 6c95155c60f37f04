import type { VideoSource } from '#api/shapes.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { demand, gateAccess } from './gate.ts'

/** Length of the sample that stands for every recording, s. */
const SAMPLE_SEC = 15
/** Where the trial of a paid lesson ends, s. */
const TRIAL_SEC = 10

/** Where a short video, a replay or a lesson's recording plays for the one who asks; throws when it may not. */
export async function videoSource(videoId: string, deps: Deps, session: Session | null): Promise<VideoSource> {
  const free = deps.library().videos.find((each) => each.videoId === videoId)
  if (free) return sourceWith(free.coverUrl)
  const room = deps.library().rooms.find((each) => each.replayVideoId === videoId)
  if (room) {
    demand(await gateAccess(room.gate, deps, session))
    return sourceWith(room.coverUrl)
  }
  const lesson = deps.content().lessonOfVideo(videoId)
  const course = lesson && deps.content().courses.get(lesson.courseNumber)
  if (!lesson || !course) throw notFound('视频')
  const { allowed } = await deps.access.toCourse(course, session)
  if (!allowed && !lesson.isTrial) throw new Refusal(40301, '报名后可观看本节')
  return { ...sourceWith(course.coverUrl), ...(!allowed && { trialSec: TRIAL_SEC }) }
}

function sourceWith(coverUrl: string): VideoSource {
  return { url: '/files/media/lesson.m3u8', expireSec: 3600, coverUrl, durationSec: SAMPLE_SEC }
}
