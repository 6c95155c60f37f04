import { useIndexCells } from './indexes.model.ts'
import css from './indexes.module.css'
import { Spark } from './spark.tsx'

/** The state of the market, the turnover, and three indexes with their lines. HM-01, ST-01 */
export function Indexes() {
  const { line, traded, cells } = useIndexCells()
  return (
    <>
      <div className={css.line}>
        <span role="status">{line || ' '}</span>
        <span>{traded}</span>
      </div>
      <ul className={css.cells} aria-label="指数">
        {cells.map(({ symbol, name, price, rate, tone, label, stale, day }) => (
          <li key={symbol}>
            <span className={css.name}>{name}</span>
            <span className={css.price} data-tone={stale ? 'flat' : tone}>
              {price}
            </span>
            <span className={css.rate} data-tone={stale ? 'flat' : tone}>
              {rate === '--' && label !== '' ? label : rate}
              {day && <Spark day={day} tone={stale ? 'flat' : tone} height={12} />}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
