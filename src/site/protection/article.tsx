import type { Article } from '#api/shapes.ts'
import { ArticleEnd, Author, contentOf } from '#site/frame/signed.tsx'
import { addressOf } from './article.model.ts'
import { crumbs } from './page.ts'

/** The content of an article of investor education, in both skins. */
export const articlePage = {
  name: '投教文章',
  crumbs,
  toContent: contentOf,
  head: (article: Article) => <Author article={article} />,
  foot: (article: Article) => <ArticleEnd article={article} addressOf={addressOf} />,
}
