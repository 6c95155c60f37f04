import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'

interface Props {
  /** What is looked for by it. */
  label: string
  hint: string
  maxLength: number
  value: string
  onChange: (text: string) => void
}

/** The field of a page that searches. */
export function SearchField(props: Props) {
  return (
    <Card label="搜索">
      <TextField type="search" {...props} />
    </Card>
  )
}
