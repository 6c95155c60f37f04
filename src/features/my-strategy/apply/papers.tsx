import { useState } from 'react'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { dataOf } from '#data/loaded.ts'
import { STRATEGY_APPLIES } from '#lib/path/strategy-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Segments } from '#ui/segments.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { Apply } from './apply.model.ts'
import { aboutStep } from './apply.words.ts'
import { ApplyFrame, StepCard } from './frame.tsx'
import { type PapersPage, usePapers } from './papers.model.ts'

// No document is opened before the page is shown.
const DocSheet = lazyPart(() => import('#entities/signing/doc-sheet.tsx').then((m) => m.DocSheet))

const OTHERS = { label: '看我的申请', href: STRATEGY_APPLIES }

/** The third and fourth step: the documents are read one by one, then signed at the vendor. SG-09 */
export function PapersStep({ apply }: { apply: Apply }) {
  const page = usePapers(apply)
  const { docs, allRead, seconds, trip } = page
  const [open, setOpen] = useState<string>()
  const step = allRead ? 4 : 3
  const list = dataOf(docs) ?? []
  return (
    <ApplyFrame apply={apply} step={step} footer={docs.state === 'ready' && <Next page={page} onOpen={setOpen} />}>
      <StepCard title={allRead ? '第4步 签署' : '第3步 阅读协议'} about={aboutStep(step, seconds)}>
        <p role="status">{trip.notice}</p>
        {page.isBack && trip.check && (
          <Button kind="plain" size="small" onClick={trip.check}>
            刷新状态
          </Button>
        )}
        <FormError>{trip.error}</FormError>
        {list.length > 0 && (
          <Segments label="已读的文件" done={list.filter(({ read }) => read).length} total={list.length} />
        )}
      </StepCard>
      <ClosedState loaded={docs} closed={OTHERS} skeleton={<Skeleton lines={6} />}>
        {(papers) => (
          <CellGroup title="请逐份阅读以下文件">
            {papers.map(({ name, mustReadSec, read }) => (
              <Cell
                key={name}
                title={`《${name}》`}
                value={read ? '已阅读' : mustReadSec > 0 ? `阅读${mustReadSec}秒` : '未阅读'}
                onClick={() => setOpen(name)}
              />
            ))}
          </CellGroup>
        )}
      </ClosedState>
      <Quiet small>读到哪一份会记在本机，离开后可从这里继续。签署由电子签名机构完成，签署链接只能使用一次。</Quiet>
      <DocSheet
        doc={list.find(({ name }) => name === open)}
        onClose={() => setOpen(undefined)}
        onRead={(name) => {
          page.markRead(name)
          setOpen(undefined)
        }}
      />
    </ApplyFrame>
  )
}

function Next({ page, onOpen }: { page: PapersPage; onOpen: (name: string) => void }) {
  const { unread, trip, isBack } = page
  if (unread) return <Button onClick={() => onOpen(unread.name)}>{`阅读《${unread.name}》`}</Button>
  return (
    <Button busy={trip.busy} onClick={trip.go}>
      {isBack ? '重新获取签署链接' : '去签署'}
    </Button>
  )
}
