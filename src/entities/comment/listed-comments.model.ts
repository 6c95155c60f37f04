import type { GenericSchema } from 'valibot'
import type { Call } from '#api/call.ts'
import type { Comment } from '#api/shapes.ts'
import { arrangePages, pageOf, type PagedInput, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useMutateCall } from '#data/write/use-mutate-call.ts'
import type { CommentSubject } from './comment.model.ts'
import { type CommentRow, toCommentRows } from './comment.words.ts'

/** A call that returns comments in pages, the newest first. */
type CommentsCall = Call<GenericSchema, GenericSchema<unknown, { list: Comment[]; total: number }>>

interface Listed extends Pick<CommentSubject, 'read' | 'show'> {
  rows: Pages<CommentRow>
}

/** The comments of a list call, for display and for their subject. */
export function useListedComments<C extends CommentsCall>(call: C, input: PagedInput<C>): Listed {
  const send = useSend()
  const mutate = useMutateCall()
  const pages = usePages(call, input)
  const first = pageOf<C>(input, 1)
  return {
    // A new comment shifts the last one of a page onto the next: duplicates are removed.
    rows: arrangePages<Comment, CommentRow>(pages, toCommentRows),
    read: (parentId) => readTo(parentId, async (pageNo) => send(call, pageOf<C>(input, pageNo))),
    show(change, parentId) {
      const onFirst = dataOf(pages)?.slice(0, pages.size) ?? []
      if (parentId === undefined || onFirst.some(({ id }) => id === parentId)) {
        mutate(call, first, (old) => ({ ...old, list: change(old.list) }))
      } else refresh(pages)
    },
  }
}

/** The first page, and those below it as far as the comment `parentId`, if there is one. */
async function readTo(
  parentId: string | undefined,
  pageOf: (pageNo: number) => Promise<{ list: Comment[]; total: number }>,
): Promise<Comment[]> {
  const read: Comment[] = []
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await pageOf(pageNo)
    read.push(...list)
    const isLast = list.length === 0 || read.length >= total
    if (parentId === undefined || isLast || list.some(({ id }) => id === parentId)) return read
  }
}
