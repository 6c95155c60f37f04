import { useToast } from './overlay/toast.tsx'

/** Copies a text, and shows whether that worked. */
export function useCopy(): (text: string) => void {
  const toast = useToast()
  return (text) => {
    const showFailure = () => toast('复制失败，请长按文字手动复制')
    try {
      navigator.clipboard.writeText(text).then(() => toast('已复制'), showFailure)
    } catch {
      // Without https there is no clipboard.
      showFailure()
    }
  }
}
