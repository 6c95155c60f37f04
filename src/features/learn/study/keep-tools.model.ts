import { useEffect } from 'react'
import { useOwnList } from '#data/offline/own-list.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { favourites, type Kept, visited } from './kept.ts'

/** Whether this page is a favourite, and the toggle; the visit is recorded. */
export function useKeepTools({ path, title, kind }: Omit<Kept, 'at'>) {
  const { items, put, drop } = useOwnList(favourites)
  const { put: visit } = useOwnList(visited)
  const toast = useToast()
  useEffect(() => {
    if (title !== '') visit({ path, title, kind, at: Date.now() })
  }, [visit, path, title, kind])
  const isKept = items.some((each) => each.path === path)
  return {
    isKept,
    toggle() {
      if (isKept) drop(path)
      else put({ path, title, kind, at: Date.now() })
      toast(isKept ? '已取消收藏' : '已收藏在本机')
    },
  }
}
