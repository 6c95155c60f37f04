import type { GenericSchema } from 'valibot'
import type { Call } from '#api/call.ts'
import type { Comment } from '#api/shapes.ts'
import { arrangePages, firstPageOf, type PagedInput, type Pages, usePages } from '#data/list/use-pages.ts'
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
  const first = firstPageOf<C>(input)
  return {
    // A new comment shifts the last one of a page onto the next: duplicates are removed.
    rows: arrangePages<Comment, CommentRow>(pages, toCommentRows),
    read: async () => (await send(call, first)).list,
    show: (change) => mutate(call, first, (old) => ({ ...old, list: change(old.list) })),
  }
}
