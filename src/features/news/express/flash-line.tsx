import { createElement, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { stockHref } from '#lib/path/stock-href.ts'
import { Badge } from '#ui/badge.tsx'
import { classes } from '#ui/classes.ts'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import type { DayHead, FlashRow } from './express.words.ts'
import css from './express.module.css'
import type { StockChange } from './stock-change.tsx'

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
              <Stocks stocks={stocks} />
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

/** The stocks it names, with their current change from the quotes service. */
function Stocks({ stocks }: { stocks: FlashRow['stocks'] }) {
  const Change = usePriceCode()
  return (
    <span className={css.stocks}>
      {stocks.map(({ symbol, name }) => (
        <Link key={symbol} href={stockHref(symbol)} className={css.stock}>
          <span>{name}</span> {Change ? createElement(Change, { symbol }) : <b>--</b>}
        </Link>
      ))}
    </span>
  )
}

let loaded: typeof StockChange | undefined

/** The change of a stock, once the code for prices is loaded; the stocks link to their pages anyway. */
function usePriceCode(): typeof StockChange | undefined {
  const [, arrived] = useState(false)
  useEffect(() => {
    if (loaded) return
    const keep = (code: { StockChange: typeof StockChange }) => {
      loaded = code.StockChange
      arrived(true)
    }
    import('./stock-change.tsx').then(keep, () => undefined)
  }, [])
  return loaded
}
