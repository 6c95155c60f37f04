import type { ReactNode } from 'react'
import { useRootMark } from '#ui/use-root-mark.ts'
import css from './hall.module.css'
import { useKeyboard } from './use-keyboard.ts'

/** A room or a chat under its header, fitting above the keyboard. LV-03, CH-02 */
export function Hall({ children }: { children: ReactNode }) {
  useKeyboard()
  useRootMark('hall')
  return <div className={css.hall}>{children}</div>
}
