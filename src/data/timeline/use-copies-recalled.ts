import { useEffect } from 'react'
import { safeParse } from 'valibot'
import { chatRepliesToMe } from '#api/domains/live/chat.ts'
import { callKey } from '#api/key.ts'
import { useData } from '#data/deps.tsx'
import type { Snapshots } from '#data/offline/snapshot.ts'
import type { TalkMsg } from './frames.ts'
import { createRecalls } from './recalls.ts'

const REPLIES = callKey(chatRepliesToMe, {})

/** What is recalled in a chat is recalled in the saved copy of 回复我的 as well, which may be read before its next answer. */
export function useCopiesRecalled(messages: readonly TalkMsg[]): void {
  const { snapshots, account } = useData()
  const recalled = messages.flatMap(({ kind, messageId }) => (kind === 'RECALLED' ? [messageId] : [])).join(' ')
  useEffect(() => {
    if (recalled !== '') void recallIn(snapshots, account, recalled.split(' ')).catch(() => undefined)
  }, [snapshots, account, recalled])
}

async function recallIn(snapshots: Snapshots, account: () => string, ids: readonly string[]): Promise<void> {
  const whose = account()
  const copy = await snapshots.read(REPLIES)
  const read = safeParse(chatRepliesToMe.output, copy?.value)
  // The copy of one account is not written for the next one.
  if (!copy || !read.success || account() !== whose) return
  const recalls = createRecalls()
  recalls.add(ids)
  await snapshots.write(REPLIES, { ...copy, value: read.output.map(recalls.shown) })
}
