import { NOTICE } from '#lib/path/notice-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import css from './bell.module.css'

// Without its code the bell has no count.
const UnreadCount = lazyPart(() => import('./unread-count.tsx').then((m) => m.UnreadCount), null, null)

/**
 * The link to the messages, on a band of the brand. `hasCount`: with the number of unread ones, which is made of many
 * answers: it waits for the page's own and for a pause.
 */
export function Bell({ hasCount }: { hasCount: boolean }) {
  return (
    <Anchor href={NOTICE} className={css.bell}>
      <Icon name="bell" />
      <Unseen>消息</Unseen>
      {hasCount && (
        <span className={css.count}>
          <UnreadCount />
        </span>
      )}
    </Anchor>
  )
}
