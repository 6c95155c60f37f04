import { useEffect, useEffectEvent, useRef } from 'react'
import { type Upload, useUpload } from '#data/upload/use-upload.ts'

/** A picture that is chosen, uploaded and sent at once. */
export interface SentPicture {
  now: Upload['now']
  choose: (file: File) => void
  /** Uploads or sends a failed one again. */
  retry: () => void
  remove: () => void
}

/** `say` sends it once it is uploaded. CH-02 */
export function useSentPicture(say: (fileKey: string, preview: string) => Promise<void>): SentPicture {
  const { now, choose, retry, remove } = useUpload({ purpose: 'OTHER' })
  const newest = useRef<string>(undefined)
  const deliver = useEffectEvent(async (fileKey: string, preview: string) => {
    await say(fileKey, preview)
    // Its preview is shown until the talk has it, and belongs to the upload. The next picture may be on its way by now.
    if (newest.current === fileKey) remove()
  })
  const fileKey = now.state === 'done' ? now.fileKey : undefined
  const preview = now.state === 'done' ? now.preview : ''
  useEffect(() => {
    newest.current = fileKey
    if (fileKey !== undefined) void deliver(fileKey, preview)
  }, [fileKey, preview])
  return { now, choose, retry, remove }
}
