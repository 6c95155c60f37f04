import { useState } from 'react'
import { usePreferences } from '#session/use-preferences.ts'
import css from './elder-help.module.css'
import { Glossary } from './glossary.tsx'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'

/** In 长辈版 every page has a button for personal help and the glossary. law §8 */
export function ElderHelp() {
  const [{ elder }] = usePreferences()
  const [open, setOpen] = useState(false)
  if (!elder) return null
  return (
    <aside aria-label="人工客服" className={css.place}>
      <button type="button" className={css.button} aria-label="人工客服" onClick={() => setOpen(true)}>
        人工
        <br />
        客服
      </button>
      <CallUsSheet open={open} onClose={() => setOpen(false)}>
        <Glossary />
      </CallUsSheet>
    </aside>
  )
}
