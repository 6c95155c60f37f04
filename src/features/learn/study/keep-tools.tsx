import { buttonClass } from '#ui/button.tsx'
import { useKeepTools } from './keep-tools.model.ts'
import type { Kept } from './kept.ts'

/** Adds a page of learning to the favourites. */
export function KeepTools(page: Omit<Kept, 'at'>) {
  const { isKept, toggle } = useKeepTools(page)
  return (
    <button type="button" aria-pressed={isKept} className={buttonClass('ghost', 'small')} onClick={toggle}>
      {isKept ? '★ 已收藏' : '☆ 收藏'}
    </button>
  )
}
