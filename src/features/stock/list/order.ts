/** The sort key of a list of stocks; `own`: the visitor's order. */
export type SortKey = 'own' | 'name' | 'price' | 'change'
export interface Sort {
  by: SortKey
  /** The greatest first. */
  down: boolean
}

/** The sort values of a row; a missing price or change is undefined. */
export interface Sortable {
  symbol: string
  name: string
  /** Of the name, by the service: no device knows which reading a character has. */
  initials?: string | undefined
  price: number | undefined
  change: number | undefined
}

/** The next order after a press on a column: down, up, unsorted. */
export function pressed({ by, down }: Sort, key: SortKey): Sort {
  if (by !== key) return { by: key, down: key !== 'name' }
  return down === (key !== 'name') ? { by: key, down: !down } : { by: 'own', down: false }
}

const names = new Intl.Collator('zh-Hans-CN')

/**
 * Symbols in order, names by their initials, else by the device's collation. Missing values, like a suspended stock's
 * change, come last in both directions. ST-01
 */
export function ordered(rows: readonly Sortable[], { by, down }: Sort): string[] {
  const sign = down ? -1 : 1
  const compare = (a: Sortable, b: Sortable): number => {
    if (by === 'own') return 0
    if (by === 'name') return byValue(a.initials, b.initials, sign) || sign * names.compare(a.name, b.name)
    return byValue(a[by], b[by], sign)
  }
  return [...rows].sort(compare).map(({ symbol }) => symbol)
}

function byValue<T extends number | string>(x: T | undefined, y: T | undefined, sign: number): number {
  if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
  return sign * (Number(x > y) - Number(x < y))
}

/** The rows with one moved to another place. */
export function moved(symbols: readonly string[], symbol: string, to: number): string[] {
  const rest = symbols.filter((each) => each !== symbol)
  const place = Math.max(0, Math.min(rest.length, to))
  return [...rest.slice(0, place), symbol, ...rest.slice(place)]
}
