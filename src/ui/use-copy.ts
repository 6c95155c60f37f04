import { copyText } from './copy-text.ts'
import { byHand } from './overlay/by-hand.ts'
import { useToast } from './overlay/toast.tsx'

/** Copies a text and says so; where the browser does not let it, shows the text. */
export function useCopy(): (text: string) => void {
  const toast = useToast()
  return (text) => void copyText(text).then((isCopied) => (isCopied ? toast('已复制') : byHand.show(text)))
}
