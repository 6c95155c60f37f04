import type { CourseDetail } from '#api/shapes.ts'
import { inviteHref } from '#lib/path/learn-href.ts'
import { day } from '#lib/time/dates.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'

/** The link to give the course away, if the service allows its buyer to. */
export function GiftCell({ gift: { code, left, endAt } }: { gift: NonNullable<CourseDetail['gift']> }) {
  return (
    <CellGroup>
      <Cell
        title="送给朋友学习"
        note={`还可送出 ${left} 份，${day(endAt)} 前有效，不收取费用`}
        href={inviteHref(code)}
      />
    </CellGroup>
  )
}
