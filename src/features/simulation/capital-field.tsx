import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { sums } from './capital.ts'

/** Virtual money: a preset by one press, or a typed amount. */
export function CapitalField({
  value,
  error,
  onChange,
}: {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <>
      <Chips label="常用虚拟本金" items={sums} chosen={value} onPick={(sum) => sum !== undefined && onChange(sum)} />
      <TextField
        kind="amount"
        label="虚拟本金（元）"
        value={value}
        error={error}
        hint="10万元至1000万元"
        onChange={onChange}
      />
    </>
  )
}
