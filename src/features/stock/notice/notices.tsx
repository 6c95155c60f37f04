import type { PageProps } from '#data/page/page.ts'
import { FeedList } from '#entities/list/feed-list.tsx'
import { STOCKS } from '#lib/path/stock-href.ts'
import { Cell } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { usePage } from '#wechat/page.tsx'
import { useNotices } from './notices.model.ts'

/** 自选公告与提醒. ST-08 */
export function NoticesScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  usePage({ title: '自选公告' })
  const { feed, report } = useNotices()
  return (
    <Screen title="自选公告">
      <FeedList
        feed={feed}
        noun="公告"
        label="自选公告"
        keyOf={({ key }) => key}
        row={({ title, note, href, symbol }) => (
          <Cell
            title={title}
            note={note}
            href={opens(href) ? href : undefined}
            onClick={opens(href) ? () => report(symbol) : undefined}
          />
        )}
        empty={
          <Empty
            text="自选股暂无公告"
            note="自选股发布公告后，按时间列在这里，注明来源。"
            action={{ label: '看自选股', href: STOCKS }}
          />
        }
      />
      <Stack gap={3} inset>
        <Quiet small>只列出自选股的公告，数据仅供参考，不构成投资建议</Quiet>
        <RiskLine />
      </Stack>
    </Screen>
  )
}
