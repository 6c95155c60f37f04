import type { PageProps } from '#data/page/page.ts'
import { Screen } from '#ui/layout/screen.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { usePage } from '#wechat/page.tsx'

// The sources of the messages are larger than a page's size limit.
const Body = lazyPart(() => import('./body.tsx').then((m) => m.Body), <RowsSkeleton rows={6} />)

/** 消息与订阅. SV-03 */
export function NoticeScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  usePage({ title: '消息与订阅' })
  return (
    <Screen title="消息与订阅">
      <Body opens={opens} />
    </Screen>
  )
}
