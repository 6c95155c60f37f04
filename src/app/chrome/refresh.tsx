import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useRenew } from '#data/use-renew.ts'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt, usePageTable } from '#app/routes/page-table.ts'
import { afterFrame } from '#ui/after-frame.ts'
import { classes } from '#ui/classes.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { ENOUGH, usePull } from './pull.ts'
import css from './refresh.module.css'

/** The text is shown at least this long, ms, so that it does not flash. */
const SEEN = 500
/** The text follows the finger no further than this, px. */
const FARTHEST = 48

/** Refreshes a list page, by pulling it down or with a button for the keyboard. */
export function Refresh() {
  const [path] = useLocation()
  const toast = useToast()
  const renew = useRenew()
  const [busy, setBusy] = useState(false)
  const here = pageAt(usePageTable(appPages).pages, path)?.pulls === true
  const refresh = () => {
    if (busy) return
    setBusy(true)
    const seen = new Promise((resolve) => setTimeout(resolve, SEEN))
    const renewed = renew().then((isReached) => isReached || toast('离线状态下无法操作'))
    void Promise.allSettled([renewed, seen]).then(() => setBusy(false))
  }
  const by = usePull(here, refresh)
  useEffect(() => {
    // Changing an attribute of the root recalculates all styles.
    return afterFrame(() => void document.documentElement.toggleAttribute('data-pulls', here))
  }, [here])
  if (!here) return null
  const pulling = by >= ENOUGH ? '松开刷新' : '下拉刷新'
  return (
    <aside aria-label="刷新">
      <button type="button" className={css.button} onClick={refresh}>
        刷新本页
      </button>
      <output
        className={classes(css.words, (busy || by > 0) && css.shown)}
        style={{ transform: `translate(-50%, ${busy ? FARTHEST : Math.min(by / 2, FARTHEST)}px)` }}
      >
        {busy ? '正在刷新' : by > 0 && pulling}
      </output>
    </aside>
  )
}
