import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { KeepTools } from '#features/learn/study/keep-tools.tsx'
import { articleHref } from '#lib/path/learn-href.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { AsOf } from '#ui/as-of.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import type { ArticleRest } from './article.model.ts'
import { Comments } from './comments.tsx'
import css from './article.module.css'

/** What stands below an article's text: how it is kept, its stocks, comments, further reading. */
export function ArticleMore({ rest }: { rest: ArticleRest }) {
  const { id, title } = rest.article
  return (
    <>
      <KeepTools path={articleHref(id)} title={title} kind="文章" />
      {rest.stocks.length > 0 && <Stocks rest={rest} />}
      <Comments articleId={id} rows={rest.comments} />
      {rest.related.length > 0 && <Related rest={rest} />}
      <DisclosureFooter company={brand} />
    </>
  )
}

function Stocks({ rest }: { rest: ArticleRest }) {
  return (
    <section>
      <h3>文中提到的股票</h3>
      <ul className={css.stocks}>
        {rest.stocks.map((row) => (
          <li key={row.key}>
            <Link href={stockHref(row.key)}>
              <span className={css.stockName}>
                {row.name} <span className={css.small}>{row.code}</span>
              </span>
              <span className={css.quote}>
                <span className={css.number}>{row.price}</span>
                <span className={css.number} data-tone={row.tone}>
                  {row.change}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {rest.stocksAsOf !== '' && <AsOf text={rest.stocksAsOf} />}
      <p className={css.small}>数据仅供参考，不构成投资建议</p>
    </section>
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
              <span className={css.small}>{each.date}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
