import { SiteArticle } from '#site/frame/site-article.tsx'
import { articlePage } from './article.tsx'
import { useArticle } from './article.model.ts'
import { Side } from './side.tsx'

/** An article of investor education on a desktop, with quiz, documents and courses beside it. SI-12 */
export function ArticleDesktop() {
  return <SiteArticle {...articlePage} loaded={useArticle()} aside={<Side />} />
}
