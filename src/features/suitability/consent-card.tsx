import { type FactItem, Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { CheckField } from '#ui/form/check-field.tsx'

interface Props {
  consent: { title: string; points: readonly FactItem[] }
  ticked: boolean
  error: string
  onTick: (on: boolean) => void
}

/** A separate consent, read here and never ticked by default. law §6 */
export function ConsentCard({ consent: { title, points }, ticked, error, onTick }: Props) {
  return (
    <Card title={title}>
      <Facts values="below" items={points} />
      <CheckField checked={ticked} error={error} onChange={onTick}>
        {`本人已阅读并单独同意《${title}》`}
      </CheckField>
    </Card>
  )
}
