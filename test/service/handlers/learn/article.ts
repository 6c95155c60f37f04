import type { Deps, Handlers } from '#test/service/deps.ts'
import { articles } from './article/articles.ts'
import { catalog } from './article/catalog.ts'
import { courses } from './article/courses.ts'

export function article(deps: Deps): Handlers<'article'> {
  return { ...articles(deps), ...catalog(deps), ...courses(deps) }
}
