import { Link } from 'wouter'
import { StockChips } from '#entities/stock/stock-chips.tsx'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import type { DayHead, FlashRow } from './express.words.ts'
import css from './express.module.css'

/** A flash in the list, led by its time; the first of a day under its heading. */
export function FlashLine({ row }: { row: FlashRow }) {
  const { time, text, isImportant, isCorrected, isGone, source, stocks, href, head } = row
  return (
    <>
      {head && <Head head={head} />}
      <div className={classes(css.row, isImportant && css.important, head && css.first)}>
        <time className={css.time}>{time}</time>
        <div className={css.words}>
          {isGone ? (
            <p className={classes(css.text, css.gone)}>{text}</p>
          ) : (
            <Link href={href} className={css.text}>
              {isImportant && <Unseen>重要</Unseen>}
              {isCorrected && <Badge tone="warning">更正</Badge>}
              <span>
                <Unbroken>{text}</Unbroken>
              </span>
              {stocks.length === 0 && <small className={css.source}>{source}</small>}
            </Link>
          )}
          {stocks.length > 0 && (
            <div className={css.facts}>
              <StockChips stocks={stocks} />
              <small className={css.source}>{source}</small>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

function Head({ head: { name, date, count } }: { head: DayHead }) {
  return (
    <h2 className={css.head}>
      {name} <small>{date}</small>
      <small className={css.count}>{count}</small>
    </h2>
  )
}
