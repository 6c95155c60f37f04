import { useOwnList } from '#data/offline/own-list.ts'
import { diagnosed } from '#features/stock/diagnose/diagnosed.ts'
import { type Find, useFind } from '#features/stock/search/find.model.ts'
import { diagnoseHref } from '#lib/path/stock-href.ts'
import { stamp } from '#lib/time/dates.ts'

export interface DiagnoseDesk extends Omit<Find, 'found'> {
  rows: readonly Row[] | undefined
  /** The diagnoses on this device, newest first. */
  before: readonly Row[]
}

interface Row {
  key: string
  name: string
  note: string
  href: string
}

/** Where a stock is chosen for a diagnosis. ST-04 */
export function useDiagnoseDesk(): DiagnoseDesk {
  const { found, ...find } = useFind()
  const { items } = useOwnList(diagnosed)
  return {
    ...find,
    rows: found?.map(({ symbol, name }) => ({
      key: symbol,
      name,
      note: symbol.slice(2),
      href: diagnoseHref(symbol),
    })),
    before: items.map(({ taskId, symbol, name, at }) => ({
      key: taskId,
      name,
      note: `${symbol.slice(2)} · ${stamp(at)}`,
      href: diagnoseHref(symbol, taskId),
    })),
  }
}
