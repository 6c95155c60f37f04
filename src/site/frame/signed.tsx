import { Link } from 'wouter'
import { Quiet } from '#ui/layout/quiet.tsx'
import type { Article } from '#api/shapes.ts'
import { brand } from '#config/brand.ts'
import { articleNames } from '#entities/article/article-names.ts'
import { day } from '#lib/time/dates.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { AuthorLine } from './author-line.tsx'
import css from './signed.module.css'
import type { SiteContent } from './site-article.tsx'

/** An article of the service as the content of a detail page. */
export function contentOf(article: Article): SiteContent {
  const { title, summary, source, publishedAt, contentHtml } = article
  return { title, desc: summary, source, publishedAt, html: contentHtml, names: articleNames(article) }
}

/** The author of an article. law §5 */
export function Author({ article: { author } }: { article: Article }) {
  return <Quiet>{author ? <AuthorLine author={author} /> : '本文未署名，仅供学习'}</Quiet>
}

/** The article's disclaimer, the author's other articles, and where to continue when it is locked. */
export function ArticleEnd({ article, addressOf }: { article: Article; addressOf: (id: string) => string }) {
  const { related = [], access } = article
  return (
    <>
      {!access.allowed && (
        <div className={css.closed}>
          <p>全文登录或开通服务后可以阅读</p>
          <LinkButton href="/course" size="small">
            进入学习
          </LinkButton>
        </div>
      )}
      <div className={css.caution}>
        <Quiet>{`本文仅代表作者观点，${brand.eduLine}。`}</Quiet>
      </div>
      <RiskLine />
      {related.length > 0 && (
        <section className={css.related}>
          <h2>相关文章</h2>
          <ul>
            {related.map(({ id, title, publishedAt }) => (
              <li key={id}>
                <Link href={addressOf(id)}>
                  <span>{title}</span>
                  <Quiet as="span">{day(publishedAt)}</Quiet>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
