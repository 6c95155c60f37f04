import { UnreadCount } from '#entities/message/unread-count.tsx'
import { Badge } from '#ui/badge.tsx'
import { useUsableCoupons } from './entry-count.model.ts'
import css from './me.module.css'

/** What is unread or owned behind an entry. */
export function EntryCount({ of }: { of: string }) {
  return <span className={css.count}>{of === 'coupon' ? <Coupons /> : <UnreadCount />}</span>
}

function Coupons() {
  const usable = useUsableCoupons()
  return usable > 0 && <Badge tone="brand">{usable}张</Badge>
}
