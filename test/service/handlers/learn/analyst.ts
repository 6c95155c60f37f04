import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { channels } from '#test/service/seed/desk.ts'
import type { Session } from '#test/service/sessions.ts'
import { toVideos } from '#test/service/room/media.ts'
import { pageOf } from '#test/service/paging/paging.ts'
import { toCard } from '#test/service/stocks/present.ts'

export function analyst(deps: Deps): Handlers<'analyst'> {
  const ofChannel = (channel: string) => {
    const numbers = channels.get(channel)
    if (!numbers) throw notFound('频道')
    return deps.content().analysts.filter(({ number }) => numbers.includes(number))
  }
  return {
    analyst: ({ number }, { session }) => worksOf(number, deps, session),
    channelAnalystList: ({ channel }) => ofChannel(channel),
    analystList: ({ channel, ...asked }) =>
      pageOf(channel === undefined ? deps.content().analysts : ofChannel(channel), asked),
  }
}

async function worksOf(number: string, deps: Deps, session: Session | null) {
  const { analysts, courses, articles } = deps.content()
  const person = analysts.find((each) => each.number === number)
  if (!person) throw notFound('投资顾问')
  const taught = [...courses.values()].filter(
    (course) => course.saleStatus !== 'OFF' && course.analysts.some((each) => each.number === number),
  )
  const written = [...articles.values()]
    .filter(({ author, lesson, vipLevel = 0 }) => author.number === number && !lesson && vipLevel === 0)
    .toSorted((a, b) => b.publishedAt - a.publishedAt)
  const videos = deps.library().videos.filter((each) => each.analyst === number)
  return {
    ...person,
    introHtml: `<p>${person.intro ?? ''}</p><p>执业信息可在中国证券业协会网站查询。</p>`,
    courses: await Promise.all(taught.map((course) => toCard(course, deps, session))),
    articles: written.map(({ id, title, publishedAt }) => ({ id, title, publishedAt })),
    videos: await toVideos(videos, deps, session),
  }
}
