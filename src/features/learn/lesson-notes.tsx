import { useMemo, useState } from 'react'
import { useAccount } from '#data/provider.tsx'
import { createDrafts } from '#session/draft.ts'
import { createStorage } from '#session/storage.ts'
import { TextArea } from '#ui/text-area.tsx'

/** The customer's own notes on a lesson; they never leave the device. */
export function LessonNotes({ catalogId }: { catalogId: string }) {
  const account = useAccount()
  const notes = useMemo(() => createDrafts(createStorage('local')), [])
  const key = `note:${account}:${catalogId}`
  const [text, setText] = useState(() => notes.get(key))
  const write = (next: string) => {
    notes.set(key, next)
    setText(next)
  }
  return <TextArea label="我的笔记" hint="仅保存在本机" value={text} onChange={write} />
}
