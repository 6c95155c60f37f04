/** Rows of a feed, newest first and without a gap. */
export interface Stretch<Row> {
  rows: readonly Row[]
  /** Whether there are older ones. */
  older: boolean
}

/** What a feed has shown of its newest part, over all its answers. */
export interface Held<Row> extends Stretch<Row> {
  /** The rows of the first answer; later ones are new to the reader. */
  opened: ReadonlySet<string>
}

/** The size of a part, for answers that do not say whether there are older rows: a shorter part is the last. */
const PART = 20

/** The answer of a paged call: a list, or a list that says whether there are older rows. @param size of a whole part */
export function stretchOf<Row>(
  answer: readonly Row[] | { list: readonly Row[]; hasMore: boolean },
  size: number = PART,
): Stretch<Row> {
  if ('hasMore' in answer) return { rows: answer.list, older: answer.hasMore && answer.list.length > 0 }
  return { rows: answer, older: answer.length >= size }
}

/**
 * The newest part, followed by the rows that have moved out of it. If its last row is not among the held ones, more
 * rows came than fit into one part. What lies between is then unknown, so the list starts again from the newest part.
 */
export function withNewest<Row>(
  held: Held<Row> | undefined,
  newest: Stretch<Row>,
  idOf: (row: Row) => string,
): Held<Row> {
  const opened = held?.opened ?? new Set(newest.rows.map(idOf))
  const last = newest.rows.at(-1)
  const at = held && last !== undefined ? held.rows.findIndex((row) => idOf(row) === idOf(last)) : -1
  if (!held || at < 0) return { ...newest, opened }
  const below = held.rows.slice(at + 1)
  return { rows: [...newest.rows, ...below], older: below.length > 0 ? held.older : newest.older, opened }
}

/** Each row once, by its id. */
export function once<Row>(rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const ids = new Set<string>()
  return rows.filter((row) => {
    const id = idOf(row)
    return !ids.has(id) && ids.add(id)
  })
}

/** How many rows at the top came after the list was opened. */
export function freshOf<Row>({ rows, opened }: Held<Row>, idOf: (row: Row) => string): number {
  const at = rows.findIndex((row) => opened.has(idOf(row)))
  return at < 0 ? rows.length : at
}
