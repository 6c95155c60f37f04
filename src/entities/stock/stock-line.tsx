import { stockHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './stock-line.module.css'

/** The head of a page about one stock: its name and code, and the way to its prices. look §2 */
export function StockLine({ symbol, name }: { symbol: string; name: string }) {
  return (
    <Anchor href={stockHref(symbol)} className={css.line}>
      <b>{name}</b>
      <span>{symbol.slice(2)}</span>
      <span className={css.way}>
        看行情与公告
        <Icon name="next" size={16} />
      </span>
    </Anchor>
  )
}
