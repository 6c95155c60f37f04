import { LockedPanel } from '#entities/access/locked.tsx'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { StockChips } from '#entities/stock/stock-chips.tsx'
import { STREAMS } from '#lib/path/stream-href.ts'
import { Chips } from '#ui/chips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { RowsSkeleton } from '#ui/state/rows-skeleton.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type ChannelModel, type ChannelView, useChannel } from './channel.model.ts'
import css from './channel.module.css'

const MessageList = lazyPart(() => import('./message-list.tsx').then((m) => m.MessageList), <RowsSkeleton rows={4} />)

/** 频道消息流. MD-08 */
export function ChannelScreen() {
  const model = useChannel()
  const { channel, path, isGuest, stocks } = model
  return (
    <Screen title="频道" home="beside">
      <GuestState
        loaded={channel}
        path={path}
        text="投资顾问在盘中写下的图文与语音，登录后可查看"
        closed={{ label: '看其他频道', href: STREAMS }}
        skeleton={<Skeleton lines={14} inset />}
      >
        {(known) =>
          known === undefined ? (
            <Empty text="没有这个频道" action={{ label: '看全部频道', href: STREAMS }} />
          ) : (
            <Open known={known} model={model} />
          )
        }
      </GuestState>
      {isGuest && stocks.length > 0 && (
        <Stack inset>
          <Card title="近期提到的股票">
            <StockChips stocks={stocks} />
          </Card>
        </Stack>
      )}
      <RiskLine>股票名称仅为讨论对象。观点仅供学习，不构成投资建议</RiskLine>
    </Screen>
  )
}

function Open({ known, model }: { known: ChannelView; model: ChannelModel }) {
  const { channelId, writers, filters, chosen, choose, filter, stocks } = model
  return (
    <>
      <header className={css.head}>
        <Picture src={known.icon} alt="" ratio={1} width={48} />
        <div className={css.words}>
          <h2>{known.name}</h2>
          <p className={css.cert}>{writers}</p>
        </div>
      </header>
      {known.locked ? (
        <LockedPanel locked={known.locked} />
      ) : (
        <>
          <Filters>
            <Chips row label="筛选" items={filters} chosen={chosen} onPick={choose} />
          </Filters>
          <MessageList key={`${channelId} ${chosen}`} {...{ channelId, filter, stocks }} {...known} />
        </>
      )}
    </>
  )
}
