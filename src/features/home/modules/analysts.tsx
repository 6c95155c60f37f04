import { useAnalysts } from './analysts.model.ts'
import { Rows } from './items.tsx'
import { Module, More } from './module.tsx'
import type { PartProps } from './part.ts'

/** Our advisers with their registration numbers. law §5 */
export function Analysts({ to, opened }: PartProps) {
  const loaded = useAnalysts(to)
  return (
    <Module
      title="投资顾问"
      side={<More href={to('/showPractitioner')} name="从业人员" />}
      room="rows"
      loaded={loaded}
      empty="暂无公示信息"
    >
      {(items) => <Rows items={items} onOpen={() => opened('analyst')} />}
    </Module>
  )
}
