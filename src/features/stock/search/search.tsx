import type { PageProps } from '#data/page/page.ts'
import { SearchField } from '#entities/search/search-field.tsx'
import type { Listed } from '#entities/stock/guest-list.ts'
import { stockHref } from '#lib/path/stock-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import css from './search.module.css'
import { type SearchModel, useAdding, useSearch } from './search.model.ts'

/** 添加自选. ST-02 */
export function SearchScreen({ useOpens }: PageProps) {
  const opens = useOpens()
  const model = useSearch()
  return (
    <Screen title="添加自选">
      <Stack gap={4} inset>
        <SearchField label="股票" hint="代码、拼音首字母或名称" value={model.typed} onChange={model.type} />
        <Unseen>
          <output>{model.failed ? '' : model.found ? `找到${model.found.length}只股票` : model.hint}</output>
        </Unseen>
        <Found model={model} opens={opens} />
        <RiskLine />
      </Stack>
    </Screen>
  )
}

function Found({ model, opens }: { model: SearchModel; opens: (path: string) => boolean }) {
  const { found, hint, failed, add } = model
  if (failed) return <ErrorCard message={hint} onRetry={failed} />
  if (hint !== '') return <Empty text={hint} />
  if (!found) return <Skeleton lines={8} inset />
  return (
    <section aria-label="搜索结果">
      <CellGroup>
        {found.map(({ added, ...stock }) => (
          <Cell
            key={stock.symbol}
            title={<Name stock={stock} linked={opens(stockHref(stock.symbol))} />}
            note={stock.symbol.slice(2)}
            value={added ? '已添加 ✓' : <Adding stock={stock} add={add} />}
          />
        ))}
      </CellGroup>
    </section>
  )
}

function Adding({ stock, add }: { stock: Listed; add: SearchModel['add'] }) {
  const { busy, submit } = useAdding(stock, add)
  return (
    <Button size="small" kind="plain" busy={busy} onClick={submit}>
      添加<span hidden>{stock.name}</span>
    </Button>
  )
}

function Name({ stock, linked }: { stock: Listed; linked: boolean }) {
  return linked ? (
    <Anchor href={stockHref(stock.symbol)} className={css.link}>
      {stock.name}
    </Anchor>
  ) : (
    stock.name
  )
}
