import { Person } from '#entities/talk/sheets/person.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useCoursesOf } from './host.model.ts'

/** A room's speaker: position, registration number and courses. law §5 */
export function Host({ number, onClose }: { number: string; onClose: () => void }) {
  const courses = useCoursesOf(number)
  return (
    <Sheet open title="主讲老师" onClose={onClose}>
      <Stack gap={3}>
        <Person id={number} />
        {courses.length > 0 && (
          <div>
            <Quiet>TA 的课程</Quiet>
            <CellGroup>
              {courses.map(({ key, title, note, href }) => (
                <Cell key={key} title={title} note={note} href={href} />
              ))}
            </CellGroup>
          </div>
        )}
        <Quiet small>老师不荐股、不代客理财，内容仅供学习交流</Quiet>
      </Stack>
    </Sheet>
  )
}
