import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { STOCKS } from '#lib/path/stock-href.ts'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useNotices } from './notices.model.ts'

type Opens = (path: string) => boolean

/** 自选公告与提醒. `opens`: whether a path is one of our pages. product ST-08 */
export function NoticesScreen({ opens }: { opens: Opens }) {
  usePage({ title: '自选公告' })
  return (
    <Screen title="自选公告">
      <Stack gap={3}>
        <Part beforeId={undefined} opens={opens} />
        <Stack gap={3} inset>
          <Quiet small>只列出自选股的公告，数据仅供参考，不构成投资建议</Quiet>
          <RiskLine />
        </Stack>
      </Stack>
    </Screen>
  )
}

function Part({ beforeId, opens }: { beforeId: string | undefined; opens: Opens }) {
  const { rows, last, report } = useNotices(beforeId)
  const [further, go] = useState(false)
  return (
    <>
      <LoadState loaded={rows} skeleton={<Skeleton lines={12} inset />}>
        {(notices) =>
          notices.length === 0 && beforeId === undefined ? (
            <Empty text="自选股暂无公告" action={{ label: '看自选股', href: STOCKS }} />
          ) : (
            <CellGroup>
              {notices.map(({ key, symbol, title, note, href }) => (
                <Cell
                  key={key}
                  title={title}
                  note={note}
                  href={opens(href) ? href : undefined}
                  onClick={opens(href) ? () => report(symbol) : undefined}
                />
              ))}
            </CellGroup>
          )
        }
      </LoadState>
      {further && last !== undefined && <Part beforeId={last} opens={opens} />}
      {!further && last !== undefined && (
        <Stack inset>
          <Button kind="plain" onClick={() => go(true)}>
            更早的公告
          </Button>
        </Stack>
      )}
    </>
  )
}
