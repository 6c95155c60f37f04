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
      const isStored = !isKept && put({ path, title, kind, at: Date.now() })
      if (!isStored) drop(path)
      toast(isStored ? '已收藏在本机' : isKept ? '已取消收藏' : '设备空间不足，未能收藏')
    },
  }
}
