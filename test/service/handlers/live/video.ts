import type { Deps, Handlers } from '#test/service/deps.ts'
import type { Visit } from '#test/service/visit.ts'
import { badInput, notFound } from '#test/service/refusal.ts'
import type { SeedVideo } from '#test/service/seed/media/videos.ts'
import type { Session } from '#test/service/sessions.ts'
import { createRandom } from '#test/service/seed/random.ts'
import { addComment } from '#test/service/learning/comments.ts'
import { seededOn, toVideos, videoComments } from '#test/service/room/media.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { react } from '#test/service/room/reactions.ts'

const STRETCH = 10

export function video(deps: Deps): Handlers<'video'> {
  const short = () => deps.library().videos.filter(({ ofTeam }) => !ofTeam)
  const next = (all: readonly SeedVideo[], cursor: string | undefined, session: Session | null) => {
    const place = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
    if (cursor !== undefined && place < 0) throw badInput(40003, '参数 cursor 不正确')
    return toVideos(all.slice(place + 1, place + 1 + STRETCH), deps, session)
  }
  const comment = (input: { id: string; content: string; parentId?: string | undefined }, visit: Visit) => {
    const about = videoOf(input.id, deps)
    return addComment({ ...input, subject: `video/${about.id}` }, seededOn(about), deps, visit)
  }
  return {
    videoList: ({ cursor }, { session }) => next(short(), cursor, session),
    aiRecVideoList({ cursor }, visit) {
      // Each customer has a stable order of their own.
      const rank = (id: string) => createRandom(visit.known().user.userId + id).next()
      return next(
        short().toSorted((a, b) => rank(a.id) - rank(b.id)),
        cursor,
        visit.session,
      )
    },
    videoCommentList: ({ id, ...asked }, { session }) => listVideoComments(id, asked, deps, session),
    videoComment: comment,
    teamVideoComment: comment,
    videoLikeOrUnlike: ({ id, on }, visit) => react('VIDEO', videoOf(id, deps), on, deps, visit.known()),
    async teamVideoInfo({ id }, { session }) {
      const found = videoOf(id, deps)
      const [item] = await toVideos([found], deps, session)
      if (!item) throw notFound('视频')
      return { ...item, introHtml: found.introHtml }
    },
  }
}

/** One page of the comments on a video, also for its public twin. */
export async function listVideoComments(
  id: string,
  asked: { pageNo?: number | undefined; pageSize?: number | undefined },
  deps: Deps,
  session: Session | null,
) {
  return pageOf(await videoComments(videoOf(id, deps), deps, session), asked)
}

function videoOf(id: string, deps: Deps): SeedVideo {
  const found = deps.library().videos.find((each) => each.id === id)
  if (!found) throw notFound('视频')
  return found
}
