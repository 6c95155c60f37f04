import type { KeyboardEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Row } from '#ui/layout/stack.tsx'
import type { PickStock as Model } from './pick-stock.model.ts'

/** Enter in the search, which keyboards call 搜索, does not send the form around it. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

/** A field for one stock with suggestions. CH-03 */
export function PickStock({ label, pick }: { label: string; pick: Model }) {
  const { typed, type, offered, hint, chosen, choose } = pick
  if (chosen) {
    return (
      <Row gap={2} between>
        <span>{`${label}：${chosen.name} ${chosen.symbol.slice(2)}`}</span>
        <Button kind="plain" size="small" onClick={() => choose(undefined)}>
          更换
        </Button>
      </Row>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the field in it
    <div role="group" aria-label={label} onKeyDown={keepForm}>
      <TextField kind="search" label={label} value={typed} onChange={type} hint={hint || '代码、拼音首字母或名称'} />
      {offered.length > 0 && (
        <CellGroup>
          {offered.map((stock) => (
            <Cell key={stock.symbol} title={stock.name} note={stock.symbol.slice(2)} onClick={() => choose(stock)} />
          ))}
        </CellGroup>
      )}
    </div>
  )
}
