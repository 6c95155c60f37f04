import { Link } from 'wouter'
import { brand } from '#config/brand.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Button } from '#ui/button.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { type ArticleRest, useArticleLike } from './article.model.ts'
import { CommentList } from '#entities/comment/comment-list.tsx'
import { useComment } from '#entities/comment/comment.model.ts'
import { LikeButton } from '#entities/like/like-button.tsx'
import css from './article.module.css'

/** What follows an article: its disclaimer, stocks, like, comments, further reading. */
export function ArticleFoot({ rest }: { rest: ArticleRest }) {
  return (
    <footer className={css.foot}>
      <p className={css.small}>本文仅代表作者观点，不构成投资建议</p>
      <RiskLine />
      <LikeButton like={useArticleLike(rest.article)} />
      {rest.stocks.length > 0 && <Stocks rest={rest} />}
      <Comments rest={rest} />
      {rest.related.length > 0 && <Related rest={rest} />}
      <DisclosureFooter company={brand} />
    </footer>
  )
}

function Stocks({ rest }: { rest: ArticleRest }) {
  return (
    <section>
      <h3>文中提到的股票</h3>
      <ul className={css.stocks}>
        {rest.stocks.map((row) => (
          <li key={row.key} className={css.stock}>
            <span className={css.stockName}>
              {row.name} <span className={css.small}>{row.code}</span>
            </span>
            <span className={css.quote}>
              <span className={css.number}>{row.price}</span>
              <span className={css.number} data-tone={row.tone}>
                {row.change}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {rest.stocksAsOf !== '' && <AsOf text={rest.stocksAsOf} />}
      <p className={css.small}>数据仅供参考，不构成投资建议</p>
    </section>
  )
}

function Comments({ rest }: { rest: ArticleRest }) {
  const form = useComment(rest.article.id)
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <section>
      <h3>评论</h3>
      {rest.comments.length === 0 ? (
        <p className={css.small}>还没有评论</p>
      ) : (
        <CommentList rows={rest.comments} label="评论" />
      )}
      <form onSubmit={send} className={css.form}>
        <TextArea label="写评论" value={form.text} onChange={form.write} error={form.error} />
        <Button kind="primary" type="submit" busy={form.busy} disabled={form.blocked !== ''}>
          {form.verb}
        </Button>
        {form.blocked !== '' && <p className={css.small}>{form.blocked}</p>}
      </form>
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
