import { Indexes } from '#entities/stock/indexes.tsx'
import { STOCK_SEARCH, STOCKS } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './market-strip.module.css'
import { type OwnMoves, useOwnMoves } from './market-strip.model.ts'

/** The market in one card: indexes, and the movement of the visitor's stocks. HM-01 */
export function MarketStrip({ onOpen }: { onOpen: () => void }) {
  const own = useOwnMoves()
  return (
    <section className={css.strip} aria-label="行情">
      <Anchor href={STOCKS} onClick={onOpen}>
        <Indexes />
      </Anchor>
      {own?.count === 0 ? (
        <Anchor href={STOCK_SEARCH} className={css.mine} onClick={onOpen}>
          <span className={css.wide}>添加自选股，随时看行情</span>
          <Icon name="next" size={16} />
        </Anchor>
      ) : (
        <Anchor href={STOCKS} className={css.mine} onClick={onOpen}>
          <span>自选{own && ` ${own.count}`}</span>
          <span className={css.wide}>{own?.moves}</span>
          {own?.mover && <Mover mover={own.mover} />}
          <Icon name="next" size={16} />
        </Anchor>
      )}
    </section>
  )
}

/** The largest mover. */
function Mover({ mover: { name, price, rate, tone, label, stale } }: { mover: NonNullable<OwnMoves['mover']> }) {
  return (
    <ul className={css.mover} aria-label="自选股">
      <li>
        {name}
        <strong data-tone={stale ? 'flat' : tone}>
          <span>{price}</span>
          {rate === '--' && label !== '' ? label : rate}
        </strong>
      </li>
    </ul>
  )
}
