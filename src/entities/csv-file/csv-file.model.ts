import { useState } from 'react'
import { useData } from '#data/deps.tsx'
import { useServerClock } from '#data/use-server-clock.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { day } from '#lib/time/dates.ts'
import { useHost } from '#wechat/page.tsx'

/** A table as a file. `elsewhere`: WeChat saves no files. `ready`: it came, and waits for a press of its own. */
export type CsvDownload = Submission<FieldErrors> & { elsewhere: boolean; ready: boolean }

/** Hands the text that `read` makes to the customer as 「{name}-2026-11-23.csv」. */
export function useCsvFile(name: string, read: () => Promise<string>): CsvDownload {
  const { now: own } = useData()
  const now = useServerClock() ?? own
  const elsewhere = useHost().kind === 'inside'
  const [waiting, setWaiting] = useState<CsvFile>()
  const submission = useSubmit({
    fields: undefined,
    async run() {
      const pressed = performance.now()
      const file = { text: await read(), name: `${name}-${day(now())}.csv` }
      return { file, pressLasts: navigator.userActivation?.isActive ?? performance.now() - pressed < PRESS }
    },
    done({ file, pressLasts }) {
      if (pressLasts) save(file)
      else setWaiting(file)
    },
  })
  const submit = () => {
    if (!waiting) return submission.submit()
    // Synchronously in the press: browsers save nothing after a wait.
    save(waiting)
    setWaiting(undefined)
  }
  return { ...submission, submit, elsewhere, ready: waiting !== undefined }
}

interface CsvFile {
  text: string
  name: string
}

/** How long a press counts at least in browsers that do not report it, ms. */
const PRESS = 1_000

function save({ text, name }: CsvFile): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = href
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}
