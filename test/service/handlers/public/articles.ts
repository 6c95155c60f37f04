import type * as calls from '#api/domains/public/articles.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { listArticles } from '#test/service/learning/article-list.ts'

export function openArticles(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    publicArticleList: (input, { session }) => listArticles(input, deps, session),
  }
}
