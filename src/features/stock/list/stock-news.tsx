import { useState } from 'react'
import type { Listed } from '#entities/stock/guest-list.ts'
import { type DocKind, docKinds } from '#entities/stock/stock-docs.model.ts'
import { StockDocs } from '#entities/stock/stock-docs.tsx'
import { Section } from '#ui/layout/section.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { useStockNews } from './stock-news.model.ts'

interface Props {
  stocks: readonly Listed[]
  opens: (path: string) => boolean
}

/** Documents about the customer's stocks. ST-01 */
export function StockNews({ stocks, opens }: Props) {
  const [kind, choose] = useState<DocKind>('news')
  return (
    <Section title="自选股动态" inset>
      <Tabs label="自选股动态" items={docKinds} current={kind} onChange={choose} />
      <TabPanel tabKey={kind}>
        <Docs key={kind} kind={kind} stocks={stocks} opens={opens} />
      </TabPanel>
    </Section>
  )
}

function Docs({ kind, stocks, opens }: Props & { kind: DocKind }) {
  const { docs, label } = useStockNews(kind, stocks)
  return <StockDocs docs={docs} label={label} opens={opens} />
}
