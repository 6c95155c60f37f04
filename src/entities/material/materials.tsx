import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import type { Material } from './materials.words.ts'

/** 资料 of a broadcast, live or recorded. LV-03, LV-04 */
export function Materials({ materials }: { materials: readonly Material[] }) {
  if (materials.length === 0) return <Empty text="本场暂无资料" />
  return (
    <CellGroup title="本场资料">
      {materials.map(({ title, href }) => (
        <Cell key={href} title={title} href={href} />
      ))}
    </CellGroup>
  )
}
