import { useState } from 'react'
import css from './pinned-notice.module.css'

/** The pinned notice of a room or a chat, two lines; a press shows it all. LV-03, CH-02 */
export function PinnedNotice({ text }: { text: string }) {
  const [isWhole, showWhole] = useState(false)
  if (text === '') return null
  return (
    <button type="button" className={css.notice} aria-expanded={isWhole} onClick={() => showWhole(!isWhole)}>
      <span>{`公告：${text}`}</span>
    </button>
  )
}
