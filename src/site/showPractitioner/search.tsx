import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import css from './search.module.css'
import { type Filter, positions, statuses } from './page.ts'
import { searchWords } from '#lib/text/typed/search.ts'
import { submitProps } from '#ui/form/submit.ts'
import { TypedInput } from '#ui/form/typed-input.tsx'
import { useEarlyText } from '#ui/form/use-early-text.ts'

interface Props {
  filter: Filter
  /** Names of the branches. */
  branches: readonly string[]
  onChange: (next: Partial<Filter>) => void
}

/** A name or number is searched when it is submitted, a choice immediately. */
export function Search({ filter, branches, onChange }: Props) {
  return (
    <search className={css.search}>
      <Keyword keyword={filter.keyword} onSearch={(keyword) => onChange({ keyword })} />
      <Choice
        label="岗位"
        value={filter.position}
        options={positions}
        onChange={(position) => onChange({ position })}
      />
      <Choice
        label="机构"
        value={filter.branch}
        options={branches.map((name) => ({ value: name, label: name }))}
        onChange={(branch) => onChange({ branch })}
      />
      <Choice label="状态" value={filter.status} options={statuses} onChange={(status) => onChange({ status })} />
    </search>
  )
}

function Keyword({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const id = useId()
  const [typed, type] = useState(keyword)
  const [last, setLast] = useState(keyword)
  if (keyword !== last) {
    // Another search came with the address. A new field would not have the focus.
    setLast(keyword)
    type(keyword)
  }
  return (
    <form {...submitProps(() => onSearch(searchWords(typed)))}>
      <label htmlFor={id}>姓名或登记编号</label>
      <TypedInput kind="search" id={id} name="keyword" value={typed} onChange={type} />
      <Button type="submit" size="small">
        查询
      </Button>
    </form>
  )
}

function Choice(p: {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}) {
  const id = useId()
  // Branches may not have arrived yet.
  const isKnown = p.value === '' || p.options.some(({ value }) => value === p.value)
  const select = useEarlyText<HTMLSelectElement>(p.value, (value) => isKnown && p.onChange(value))
  return (
    <div className={css.choice}>
      <label htmlFor={id}>{p.label}</label>
      <select ref={select} id={id} value={p.value} onChange={(event) => p.onChange(event.target.value)}>
        <option value="">全部</option>
        {p.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
