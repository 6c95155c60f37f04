import { boolean, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { Comment, Liked, listOf, pageOf, paging } from '#api/shapes.ts'
import { VideoItem } from '#api/shapes/media.ts'

/** The next short videos after `cursor`, the id of the last one watched. */
const next = { input: object({ cursor: optional(string()) }), output: listOf(VideoItem) }
/** A comment, shown to others after review. 1 to 300 characters. */
const comment = {
  input: object({ id: string(), content: string(), parentId: optional(string()) }),
  output: Comment,
}

/** Short videos, newest first. spec §7 Video */
export const videoList = get('/video/video_list', next)

/** Personalized short videos; requested only with the customer's consent. spec §7 Video */
export const aiRecVideoList = get('/video/ai_rec_video_list', next)

/** Comments on a short video, newest first. spec §7 Video */
export const videoCommentList = get('/video/commentList', {
  input: object({ id: string(), ...paging }),
  output: pageOf(Comment),
})

/** A comment on a short video. spec §7 Video */
export const videoComment = post('/video/comment', comment)

/** Sets or removes the like of a short or team video. spec §7 Video */
export const videoLikeOrUnlike = post('/video/like/or/unlike', {
  input: object({ id: string(), on: boolean() }),
  output: Liked,
})

/** One video with its text; `introHtml` goes through the sanitiser. spec §7 Video */
export const teamVideoInfo = get('/team/video/info', {
  input: object({ id: string() }),
  output: object({ ...VideoItem.entries, introHtml: string() }),
})

/** A comment on a team video. spec §7 Video */
export const teamVideoComment = post('/team/video/comment', comment)
