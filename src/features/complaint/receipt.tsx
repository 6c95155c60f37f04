import { day } from '#lib/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useCopy } from '#ui/use-copy.ts'
import type { Receipt as Accepted } from './draft.ts'

/** A submitted complaint, to be noted, copied or printed. */
export function Receipt({
  receipt: { complaintNo, replyBefore },
  prints,
  onNew,
}: {
  receipt: Accepted
  prints: boolean
  onNew: () => void
}) {
  const copy = useCopy()
  return (
    <>
      <Stack inset>
        <h2 role="status">已受理，感谢您的反馈</h2>
        <Quiet>
          请保存受理编号{prints ? '' : '（可截图）'}，可凭编号致电公司投诉电话查询进度。由不参与销售的部门核查事实。
        </Quiet>
      </Stack>
      <CellGroup title="受理信息">
        <Cell title="受理编号" value={complaintNo} onClick={() => copy(complaintNo)} />
        <Cell title="答复期限" value={`${day(replyBefore)} 前`} />
      </CellGroup>
      <Stack inset>
        {prints && (
          <Button kind="plain" onClick={() => print()}>
            打印或存为PDF
          </Button>
        )}
        <Button kind="ghost" onClick={onNew}>
          再提交一件
        </Button>
      </Stack>
    </>
  )
}
