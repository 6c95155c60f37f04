/** By what a list of stocks is ordered; `own`: as the visitor put them. */
export type SortKey = 'own' | 'name' | 'price' | 'change'
export interface Sort {
  by: SortKey
  /** The greatest first. */
  down: boolean
}

/** What a row is ordered by; a price or change that is not there is undefined. */
export interface Sortable {
  symbol: string
  name: string
  /** Of the name, by the service: which reading a character has, no device knows. */
  initials?: string | undefined
  price: number | undefined
  change: number | undefined
}

/** What a press on a column makes of the order: down, up, and as it was. */
export function pressed({ by, down }: Sort, key: SortKey): Sort {
  if (by !== key) return { by: key, down: key !== 'name' }
  return down === (key !== 'name') ? { by: key, down: !down } : { by: 'own', down: false }
}

const names = new Intl.Collator('zh-Hans-CN')

/**
 * Symbols in order, names by their initials, else as the device reads them. Who has no value, as a suspended one has no
 * change, is last in both directions. ST-01
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
