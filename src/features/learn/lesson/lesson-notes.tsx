import { useState } from 'react'
import { useAccount } from '#data/deps.tsx'
import { ownKey } from '#session/own-keys.ts'
import { createStorage } from '#session/storage.ts'
import { TextArea } from '#ui/form/text-area.tsx'

const LONGEST = 20_000

/** The customer's own notes on a lesson. They never leave the device and are removed with the account. */
export function LessonNotes({ catalogId }: { catalogId: string }) {
  const key = ownKey(useAccount(), `note:${catalogId}`)
  return <Notes key={key} name={key} />
}

function Notes({ name }: { name: string }) {
  const [storage] = useState(() => createStorage('local'))
  const [text, setText] = useState(() => storage.get(name) ?? '')
  const write = (next: string) => {
    if (next === '') storage.remove(name)
    else storage.set(name, next.slice(0, LONGEST))
    setText(next)
  }
  return <TextArea label="我的笔记" hint="仅保存在本机" value={text} onChange={write} />
}
