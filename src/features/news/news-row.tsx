import { Link } from 'wouter'
import type { StockRow } from '#entities/stock/named-stocks.words.ts'
import { classes } from '#ui/classes.ts'
import { Picture } from '#ui/media/picture.tsx'
import { Topics } from '#ui/prose/topics.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import type { NewsRow as Row } from './news.model.ts'
import css from './news-row.module.css'

interface Props {
  row: Row
  /** The row above it. */
  before: Row | undefined
  named: ReadonlyMap<string, StockRow>
}

/** A piece of news: important news has more weight and an edge, and leads the page if it is the newest. NW-01 */
export function NewsRow({ row, before, named }: Props) {
  const { href, title, summary, facts, cover, day, isImportant, stocks } = row
  const isLead = isImportant && before === undefined
  return (
    <>
      {day !== before?.day && <h2 className={css.day}>{day}</h2>}
      <div className={classes(css.row, isImportant && css.important, isLead && css.lead)}>
        <div className={css.words}>
          <Link href={href} className={css.title}>
            <span>
              <Unbroken>{title}</Unbroken>
            </span>
          </Link>
          <p className={css.summary}>
            <Topics text={summary} />
          </p>
          <p className={css.facts}>
            <span>{facts}</span>
            {stocks.map(({ symbol }) => {
              const stock = named.get(symbol)
              return (
                stock && (
                  <span key={symbol} className={css.stock}>
                    {stock.name} <b data-tone={stock.tone}>{stock.change}</b>
                  </span>
                )
              )
            })}
          </p>
        </div>
        {cover !== '' && (
          <span className={css.thumb}>
            <Picture src={cover} alt="" ratio={16 / 9} />
          </span>
        )}
      </div>
    </>
  )
}
