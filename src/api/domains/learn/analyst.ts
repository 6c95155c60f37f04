import { object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { Analyst, CourseCard, listOf, pageOf, paging } from '#api/shapes.ts'
import { VideoItem } from '#api/shapes/media.ts'
import { Time } from '#api/shapes/number.ts'

/**
 * A practitioner with their publications; `introHtml` is the server's HTML and goes through the sanitiser. spec §7
 * Analyst
 */
export const analyst = get('/analyst', {
  input: object({ number: string() }),
  output: object({
    ...Analyst.entries,
    introHtml: string(),
    courses: listOf(CourseCard),
    articles: listOf(object({ id: string(), title: string(), publishedAt: Time })),
    videos: listOf(VideoItem),
  }),
})

/** The practitioners of a channel. spec §7 Analyst */
export const channelAnalystList = get('/analyst/getChannelAnalystList', {
  members: true,
  input: object({ channel: string() }),
  output: listOf(Analyst),
})

/** The practitioners, of a channel or all. spec §7 Analyst */
export const analystList = get('/analyst/list', {
  members: true,
  input: object({ channel: optional(string()), ...paging }),
  output: pageOf(Analyst),
})
