import type * as calls from '#api/domains/public/news.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { listNews, newsInfo } from '#test/service/handlers/media/news.ts'

export function openNews(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    publicNewsChannels: () => [...deps.library().news.channels, ...deps.library().news.siteChannels],
    publicNewsInfo: ({ id }, { session }) => newsInfo(id, deps, session),
    publicNewsList: (input, { session }) => listNews(input, deps, session),
  }
}
