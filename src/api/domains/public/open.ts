import { boolean, object, optional, string } from 'valibot'
import { get, postJson } from '#api/call.ts'
import { Ack, Article, CourseDetail, CoursePage, known, paging, VideoSource } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** Courses as a guest sees them. spec §7 Public */
export const publicCourseList = get('/public/article-course/list', {
  input: object({ tagId: optional(string()), sort: optional(known('new', 'hot')), ...paging }),
  output: CoursePage,
})

/** One course as a guest sees it. spec §7 Public */
export const publicCourseDetail = get('/public/article-course/detail', {
  input: object({ number: string() }),
  output: CourseDetail,
})

/** One article as a guest sees it. spec §7 Public */
export const publicArticleInfo = get('/public/articleInfo', { input: object({ id: string() }), output: Article })

/** The server's clock, epoch ms. spec §7 Public */
export const currentTime = get('/public/current-time', { input: object({}), output: object({ now: Time }) })

/** The captcha required for SMS codes, if any. spec §7 Public */
export const captchaConfig = get('/public/verify-intelligent/captcha/config', {
  input: object({}),
  output: object({ provider: string(), appId: string(), enabled: boolean() }),
})

/** The playback URL of a free video. spec §7 Public */
export const videoPlay = get('/public/video/play', { input: object({ videoId: string() }), output: VideoSource })

/** Device information, after consent. spec §7 Public */
export const deviceReport = postJson('/public/device', {
  input: object({ deviceId: string(), platform: string(), ua: string(), ver: string() }),
  output: Ack,
})
