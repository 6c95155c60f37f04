import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { MY_STRATEGIES } from '#lib/path/strategy-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { useChannel, useChannels } from './channel.model.ts'
import { Frame } from './frame.tsx'
import { Holdings } from './holdings.tsx'
import type { Owned } from './owned.model.ts'
import { Stocks } from './stocks.tsx'

/** 策略运行详情 · 通道. SG-12 */
export function ChannelScreen() {
  return <Frame tab="channel">{(owned) => <Channels owned={owned} />}</Frame>
}

function Channels({ owned }: { owned: Owned }) {
  const channels = useChannels(owned)
  const [open, setOpen] = useState<string>()
  return (
    <Stack gap={3} inset>
      <LoadState loaded={channels} skeleton={<RowsSkeleton />}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty text="没有可看的通道" action={{ label: '看我的策略', href: MY_STRATEGIES }} />
          ) : (
            <CellGroup>
              {rows.map(({ key, name, note }) => (
                <Cell key={key} title={name} note={note} onClick={() => setOpen(key)} />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
      <Quiet small>{`通道是同一策略不同的持股数量，各有自己的模型账户。${PAST}。`}</Quiet>
      <Sheet open={open !== undefined} title="通道持仓" onClose={() => setOpen(undefined)}>
        {open !== undefined && <Channel owned={owned} passagewayId={open} />}
      </Sheet>
    </Stack>
  )
}

function Channel({ owned, passagewayId }: { owned: Owned; passagewayId: string }) {
  return (
    <Stocks title="通道持仓" loaded={useChannel(owned, passagewayId)}>
      {({ name, facts, holdings }) => (
        <>
          <Facts dense items={[{ name: '通道', value: name }, ...facts]} />
          <Holdings label={`${name}的持仓`} rows={holdings} />
        </>
      )}
    </Stocks>
  )
}
