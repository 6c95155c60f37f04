import { Quiet } from '#ui/layout/quiet.tsx'
import { byHand } from './by-hand.ts'
import css from './copy-by-hand.module.css'
import { Sheet } from './sheet.tsx'

/** A text that could not be copied, to be selected with a finger. */
export function CopyByHand({ text }: { text: string }) {
  return (
    <Sheet open title="复制失败" onClose={() => byHand.show('')}>
      <Quiet>请长按下方文字手动复制</Quiet>
      <p className={css.text}>{text}</p>
    </Sheet>
  )
}
