import { Button } from '#ui/button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { useTab } from '#ui/nav/use-tab.ts'
import { RiskLine } from '#ui/risk-line.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { useMessageList } from './messages.model.ts'
import { Messages } from './messages.tsx'

const Subscriptions = lazyPart(
  () => import('./subscriptions.tsx').then((m) => m.Subscriptions),
  <RowsSkeleton rows={6} />,
)

/** Both tabs, with the number of unread messages. `opens`: whether a path is a page. */
export function Body({ opens }: { opens: (path: string) => boolean }) {
  const list = useMessageList()
  const tabs = [
    { key: 'messages', label: list.unread > 0 ? `消息 ${list.unread}` : '消息' },
    { key: 'subs', label: '订阅' },
  ] as const
  const [tab, turnTo] = useTab(tabs)
  const readAll = (
    <Button kind="ghost" size="small" onClick={() => list.markRead()}>
      全部已读
    </Button>
  )
  return (
    <>
      <Tabs
        label="消息与订阅"
        items={tabs}
        current={tab}
        onChange={turnTo}
        end={tab === 'messages' && list.unread > 0 ? readAll : undefined}
      />
      <TabPanel tabKey={tab}>
        {tab === 'messages' ? (
          <Messages list={list} opens={opens} seeAll={() => list.choose(undefined)} />
        ) : (
          <Subscriptions />
        )}
      </TabPanel>
      <RiskLine />
    </>
  )
}
