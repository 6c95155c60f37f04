import { copyText } from './copy-text.ts'
import { byHand } from './overlay/by-hand.ts'
import { useToast } from './overlay/toast.tsx'

/** Copies a text and confirms it; if the browser refuses, shows the text. */
export function useCopy(): (text: string) => void {
  const toast = useToast()
  return (text) => void copyText(text).then((isCopied) => (isCopied ? toast('已复制') : byHand.show(text)))
}
