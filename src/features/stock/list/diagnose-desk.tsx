import { SearchField } from '#entities/search/search-field.tsx'
import { count } from '#lib/number/count.ts'
import { diagnoseHref } from '#lib/path/stock-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Unseen } from '#ui/prose/unseen.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type DiagnoseDesk as Desk, useDiagnoseDesk } from './diagnose-desk.model.ts'
import { useWatched } from './watched.model.ts'

/** 诊断: a stock to diagnose, and earlier diagnoses. A guest chooses first and signs in on the way. ST-04 */
export function DiagnoseDesk({ isGuest }: { isGuest: boolean }) {
  const desk = useDiagnoseDesk()
  const { typed, type, before } = desk
  return (
    <Stack gap={4}>
      <Stack inset gap={2}>
        <SearchField label="诊断哪只股票" hint="代码、拼音首字母或名称" value={typed} onChange={type} />
        {isGuest && (
          <Quiet small>
            选好股票后登录，回到它的诊断：五个维度各与中位比较，风险点写在前面，不给总结论。每天可诊断几只股票。
          </Quiet>
        )}
      </Stack>
      <Unseen>
        <output>{typed === '' || desk.failed ? '' : desk.rows ? `找到${desk.rows.length}只股票` : desk.hint}</output>
      </Unseen>
      {typed === '' ? <Watched /> : <Found desk={desk} />}
      {before.length > 0 && (
        <CellGroup title="最近诊断（保存在本机）">
          {before.map(({ key, name, note, href }) => (
            <Cell key={key} title={name} note={note} href={href} />
          ))}
        </CellGroup>
      )}
      <Quiet small inset>
        由算法模型生成，依据公开数据，不构成投资建议
      </Quiet>
    </Stack>
  )
}

/** The most watched stocks, as suggestions. */
function Watched() {
  const rows = useWatched()
  if (!rows?.length) return null
  return (
    <CellGroup title="大家在看，按关注人数排列，不构成推荐">
      {rows.map(({ symbol, name, watchers }) => (
        <Cell
          key={symbol}
          title={name}
          note={`${symbol.slice(2)} · ${count(watchers)}人关注`}
          href={diagnoseHref(symbol)}
        />
      ))}
    </CellGroup>
  )
}

function Found({ desk: { rows, hint, failed } }: { desk: Desk }) {
  if (failed) return <ErrorCard message={hint} onRetry={failed} />
  if (hint !== '') return <Empty text={hint} />
  if (!rows) return <Skeleton lines={6} inset />
  return (
    <CellGroup title="选择后查看诊断">
      {rows.map(({ key, name, note, href }) => (
        <Cell key={key} title={name} note={note} href={href} />
      ))}
    </CellGroup>
  )
}
