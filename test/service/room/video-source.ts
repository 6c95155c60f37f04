import type { VideoSource } from '#api/shapes.ts'
import type { Deps } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { filmClip, filmOf, recordingOf } from '#test/service/seed/media/recordings.ts'
import { chatFor } from './messages.ts'
import { chatOfFilm } from '#test/service/seed/chat/shown.ts'
import { demand, gateAccess } from './gate.ts'

/** Where the preview of a paid lesson ends, s. */
const TRIAL_SEC = 10

/** The source of a short video, a replay or a lesson's recording for the caller; throws without access. */
export async function videoSource(videoId: string, deps: Deps, session: Session | null): Promise<VideoSource> {
  const free = deps.library().videos.find((each) => each.videoId === videoId)
  const film = free && filmOf(videoId)
  if (film) return { ...sourceOf(filmClip(film), free.coverUrl), subtitles: subtitlesOf(videoId) }
  const room = deps.library().rooms.find((each) => each.replayVideoId === videoId)
  if (room) {
    demand(await gateAccess(room.gate, deps, session))
    return sourceOf(recordingOf(videoId), room.coverUrl)
  }
  const chatId = chatOfFilm(videoId)
  if (chatId !== undefined) {
    await chatFor(chatId, deps, session)
    return sourceOf(recordingOf(videoId), `/files/articles/${videoId}.svg`)
  }
  const filmed = [...deps.content().courses.values()].find(({ trailer }) => trailer === videoId)
  if (filmed) return sourceOf(recordingOf(videoId, filmed.number), filmed.coverUrl)
  const lesson = deps.content().lessonOfVideo(videoId)
  const course = lesson && deps.content().courses.get(lesson.courseNumber)
  if (!lesson || !course) throw notFound('视频')
  const { allowed } = await deps.access.toCourse(course, session)
  if (!allowed && !lesson.isTrial) throw new Refusal(40301, '报名后可观看本节')
  return {
    ...sourceOf(recordingOf(videoId, course.number), course.coverUrl),
    subtitles: subtitlesOf(videoId),
    ...(!allowed && { trialSec: TRIAL_SEC }),
  }
}

const subtitlesOf = (videoId: string) => [{ label: '中文', lang: 'zh-CN', url: `/files/subtitles/${videoId}.vtt` }]

function sourceOf(played: ReturnType<typeof recordingOf>, coverUrl: string): VideoSource {
  return { ...played, expireSec: 3600, coverUrl }
}
