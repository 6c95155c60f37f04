import { useToast } from './overlay/toast.tsx'

/** Copies words, and says so, or how else to take them. */
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
