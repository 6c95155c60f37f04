import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useArticleSubject } from '#entities/comment/article-subject.model.ts'
import { Comments } from '#entities/comment/comments.tsx'
import type { ArticleRest } from './article.model.ts'
import css from './article.module.css'

const NamedStocks = lazyPart(() => import('#entities/stock/named-stocks.tsx').then((m) => m.NamedStocks))

/** What stands below an article's text: its stocks, comments, further reading. */
export function ArticleMore({ rest }: { rest: ArticleRest }) {
  const { id, relatedStocks: stocks = [] } = rest.article
  return (
    <>
      {stocks.length > 0 && <NamedStocks title="文中提到的股票" stocks={stocks} />}
      <Comments subject={useArticleSubject(id)} rows={rest.comments} />
      {rest.related.length > 0 && <Related rest={rest} />}
      <DisclosureFooter company={brand} />
    </>
  )
}

function Related({ rest }: { rest: ArticleRest }) {
  return (
    <section>
      <h3>相关文章</h3>
      <ul className={css.related}>
        {rest.related.map((each) => (
          <li key={each.key}>
            <Link href={each.href}>
              <span>{each.title}</span>
              <span className={css.small}>
                <Unbroken>{each.date}</Unbroken>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
