import { Spark } from '#entities/stock/spark.tsx'
import { STOCK_SEARCH, STOCKS } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './market-strip.module.css'
import { type StripCell, useMarketStrip } from './market-strip.model.ts'

/** The market in one card: indexes, and the first of the visitor's stocks. HM-01 */
export function MarketStrip({ onOpen }: { onOpen: () => void }) {
  const { line, indexes, mine } = useMarketStrip()
  const outdated = [...indexes, ...(mine ?? [])].find(({ stale, asOf }) => stale && asOf !== '')
  return (
    <section className={css.strip} aria-label="行情">
      <div className={css.line}>
        <span role="status">{outdated ? `${line} · 截至 ${outdated.asOf}` : line || ' '}</span>
        <Anchor href={STOCKS} onClick={onOpen}>
          我的自选
        </Anchor>
      </div>
      <Cells cells={indexes} label="指数" />
      {mine?.length === 0 ? (
        <Anchor href={STOCK_SEARCH} className={css.add} onClick={onOpen}>
          添加自选股，随时看行情
          <Icon name="next" size={16} />
        </Anchor>
      ) : (
        <Cells cells={mine ?? []} label="自选股" />
      )}
    </section>
  )
}

function Cells({ cells, label }: { cells: readonly StripCell[]; label: string }) {
  return (
    <ul className={css.cells} aria-label={label}>
      {cells.map(({ symbol, name, price, rate, tone, label: mark, stale, day }) => (
        <li key={symbol}>
          <span className={css.name}>{name}</span>
          <span className={css.price} data-tone={stale ? 'flat' : tone}>
            {price}
          </span>
          <span className={css.rate} data-tone={stale ? 'flat' : tone}>
            {rate === '--' && mark !== '' ? mark : rate}
            {day && <Spark day={day} tone={stale ? 'flat' : tone} height={12} />}
          </span>
        </li>
      ))}
    </ul>
  )
}
