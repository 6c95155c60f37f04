import { useCopy } from '#ui/use-copy.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useHost } from '#wechat/page.tsx'

/** Points to WeChat's share menu inside WeChat, copies the link elsewhere. */
export function useShare(link: string): () => void {
  const { kind } = useHost()
  const toast = useToast()
  const copy = useCopy()
  return () => (kind === 'inside' ? toast('点右上角“…”，可转发给朋友') : copy(link))
}
