import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import { classes } from '#ui/classes.ts'
import css from './tabs.module.css'

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Tabs inside a page: one Tab stop; arrows, Home and End choose. Each has a `TabPanel`. */
export function Tabs<K extends string>({
  label,
  items,
  current,
  onChange,
  end,
}: {
  label: string
  items: readonly { key: K; label: string }[]
  current: NoInfer<K>
  onChange: (key: K) => void
  /** A small control at the end of the row. */
  end?: ReactNode
}) {
  const list = useRef<HTMLDivElement>(null)
  // The first tab is visible as drawn; measuring it would cause another layout.
  const inSight = useRef(items[0]?.key)
  useLayoutEffect(() => {
    if (inSight.current === current) return
    inSight.current = current
    // Scrolls only sideways: the page stays where it is.
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected=true]')
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2
  }, [current])
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const at = items.findIndex(({ key }) => key === current)
    const item = items[steps[event.key]?.(at, items.length - 1) ?? -1]
    if (!item) return
    event.preventDefault()
    onChange(item.key)
    document.getElementById(`tab-${item.key}`)?.focus()
  }
  return (
    <div className={css.strip}>
      <div ref={list} role="tablist" aria-label={label} className={css.list}>
        {items.map(({ key, label: words }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`tab-${key}`}
            aria-selected={key === current}
            aria-controls={key === current ? `panel-${key}` : undefined}
            tabIndex={key === current ? 0 : -1}
            className={classes(css.tab, key === current && css.current)}
            onClick={() => onChange(key)}
            onKeyDown={move}
          >
            {words}
          </button>
        ))}
      </div>
      {end}
    </div>
  )
}

/** The content of the tab with this key; drawn only while it is the current one. */
export function TabPanel({ tabKey, children }: { tabKey: string; children: ReactNode }) {
  return (
    <div role="tabpanel" id={`panel-${tabKey}`} aria-labelledby={`tab-${tabKey}`} tabIndex={0} className={css.panel}>
      {children}
    </div>
  )
}
