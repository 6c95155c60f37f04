import { SiteArticle } from '#site/frame/site-article.tsx'
import { articlePage } from './article.tsx'
import { useArticle } from './article.model.ts'

/** An article of investor education on a phone. SI-12 */
export function ArticleMobile() {
  return <SiteArticle {...articlePage} loaded={useArticle()} />
}
