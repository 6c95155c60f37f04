import { useEffect, useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'

/** A document to read before signing; `mustReadSec` counts from its opening. */
export interface SignDoc {
  name: string
  url: string
  mustReadSec: number
  version: string
  read: boolean
}

/** One document: opened, saved if wanted, and read for its required time. */
export function DocSheet(p: { doc: SignDoc | undefined; onRead: (name: string) => void; onClose: () => void }) {
  const { doc } = p
  return (
    <Sheet open={doc !== undefined} title={doc ? `《${doc.name}》` : ''} onClose={p.onClose}>
      {doc && <Reading key={doc.name} doc={doc} onRead={() => p.onRead(doc.name)} />}
    </Sheet>
  )
}

function Reading({ doc, onRead }: { doc: SignDoc; onRead: () => void }) {
  const [left, open] = useSecondsOf(doc.mustReadSec)
  return (
    <Stack gap={3}>
      <Quiet>{doc.version}</Quiet>
      <p>请打开文件阅读全文，签署前可以保存到手机。</p>
      <a className={buttonClass('plain')} href={doc.url} target="_blank" rel="noreferrer" onClick={open}>
        打开文件（PDF）
      </a>
      {doc.read ? (
        <Quiet>您已阅读该文件</Quiet>
      ) : (
        <Button disabled={left === undefined || left > 0} onClick={onRead}>
          {left === undefined || left <= 0 ? '我已阅读' : `我已阅读（${left}秒）`}
        </Button>
      )}
    </Stack>
  )
}

/** The seconds left of a time that starts with the opening; undefined before. The page may be hidden meanwhile. */
function useSecondsOf(seconds: number): [number | undefined, () => void] {
  const [openedAt, setOpenedAt] = useState<number>()
  const [now, setNow] = useState(0)
  const left = openedAt === undefined ? undefined : Math.ceil(seconds - (Math.max(now, openedAt) - openedAt) / 1000)
  const counting = left !== undefined && left > 0
  useEffect(() => {
    if (!counting) return
    const tick = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(tick)
  }, [counting])
  return [left, () => setOpenedAt((first) => first ?? Date.now())]
}
