import { useState } from 'react'
import { usePreferences } from '#session/use-preferences.ts'
import css from './elder-help.module.css'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Icon } from '#ui/icon.tsx'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'

/** Only where somebody asks for help. */
const Glossary = lazyPart(() => import('./glossary.tsx').then((m) => m.Glossary), <Skeleton lines={8} />)

/** In 长辈版 every page has a button for personal help and the glossary. law §8 */
export function ElderHelp() {
  const [{ elder }] = usePreferences()
  const [open, setOpen] = useState(false)
  if (!elder) return null
  return (
    <aside aria-label="人工客服" className={css.place}>
      <button type="button" className={css.button} onClick={() => setOpen(true)}>
        <Icon name="phone" />
        联系人工客服
      </button>
      <CallUsSheet open={open} onClose={() => setOpen(false)}>
        <Glossary />
      </CallUsSheet>
    </aside>
  )
}
