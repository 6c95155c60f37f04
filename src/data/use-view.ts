import { createContext, useContext, useMemo } from 'react'
import { type Loaded, mapLoaded, ready } from './loaded.ts'

/** Set while the build draws the template for the inline script: every view is drawn with its field names. */
export const TemplateContext = createContext(false)

/** A view holds only text, records of text, and lists of them. */
type ViewValue = string | readonly ViewRecord[] | ViewRecord
export interface ViewRecord {
  readonly [field: string]: ViewValue
}

/**
 * The words of a loaded answer, the same object until it changes, so that what shows them can be a `memo`. While the build draws the template of a prerendered screen, every field of `shape` is
 * `{{its.path}}` and each list has one row, so that the inline script can fill the same markup.
 */
export function useView<T, V>(loaded: Loaded<T>, toView: (data: T, savedAt: number) => V, shape: V): Loaded<V> {
  const isTemplate = useContext(TemplateContext)
  const { data, savedAt } = loaded.state === 'ready' ? loaded : { data: undefined, savedAt: 0 }
  const isReady = loaded.state === 'ready'
  // Ready data is a T.
  const view = useMemo(() => (isReady ? toView(data as T, savedAt) : undefined), [isReady, data, savedAt, toView])
  return isTemplate ? ready(fieldNames(shape)) : mapLoaded(loaded, () => view as V)
}

/** `shape` with `{{path}}` for every text; inside a list the path starts again. */
function fieldNames<V>(shape: V, path = ''): V {
  const named =
    typeof shape === 'string'
      ? `{{${path}}}`
      : Array.isArray(shape)
        ? shape.map((row: unknown) => fieldNames(row))
        : Object.fromEntries(
            Object.entries(shape as object).map(([field, value]: [string, unknown]) => [
              field,
              fieldNames(value, path ? `${path}.${field}` : field),
            ]),
          )
  return named as V // the same fields with other texts
}
