import { useCallback, useEffect, useRef, useState } from 'react'
import { explain } from '#data/explain.ts'
import { type Accepted, prepareFile, type Prepared } from './prepare-file.ts'
import { UnfitFile } from './unfit-file.ts'
import { useSend } from '#data/provider.tsx'
import { endIfAborted, type Purpose, upload } from './upload.ts'

/** One upload. `preview`: an address of the picture in this page's memory, '' for other files. */
type Uploading =
  | { state: 'empty' }
  | { state: 'sending'; preview: string; part: number }
  | { state: 'done'; preview: string; fileKey: string }
  /** `again`: whether the same file can be tried again. */
  | { state: 'failed'; preview: string; message: string; again: boolean }

export interface Upload {
  now: Uploading
  choose: (file: File) => void
  retry: () => void
  /** Cancels the upload, or removes the file. */
  remove: () => void
}

/** Why these files cannot be submitted yet: one is still uploading, or `missing`. */
export function notYet(files: readonly Upload[], missing: string): string {
  return files.some(({ now }) => now.state === 'sending') ? '文件还在上传，请稍候' : missing
}

/** Uploads one file of the customer to the storage; it is stored nowhere on the device. CO-05 */
export function useUpload(options: Accepted & { purpose: Purpose; watermark?: string }): Upload {
  const { purpose, watermark, pdf = false, video = false } = options
  const send = useSend()
  const [now, setNow] = useState<Uploading>({ state: 'empty' })
  const stop = useRef<AbortController>(null)
  /** Prepares the chosen file. */
  const chosen = useRef<() => Promise<Prepared>>(null)
  const held = useRef<{ file: Prepared; preview: string }>(null)

  const drop = useCallback(() => {
    stop.current?.abort()
    if (held.current) URL.revokeObjectURL(held.current.preview)
    held.current = null
    chosen.current = null
  }, [])
  useEffect(() => drop, [drop])

  const run = useCallback(
    async (prepare: () => Promise<Prepared>) => {
      stop.current?.abort()
      const own = new AbortController()
      stop.current = own
      const setUnlessCancelled = (next: Uploading) => !own.signal.aborted && setNow(next)
      const preview = () => held.current?.preview ?? ''
      setUnlessCancelled({ state: 'sending', preview: preview(), part: 0 })
      try {
        // One that could not be read, as of a cloud, may be readable now.
        const file = held.current?.file ?? (await prepare())
        endIfAborted(own.signal)
        held.current ??= { file, preview: file.ext === 'jpg' ? URL.createObjectURL(file.blob) : '' }
        const onProgress = (part: number) => setUnlessCancelled({ state: 'sending', preview: preview(), part })
        onProgress(0)
        const fileKey = await upload(file, { send, purpose, signal: own.signal, onProgress })
        setUnlessCancelled({ state: 'done', preview: preview(), fileKey })
      } catch (error) {
        const unfit = error instanceof UnfitFile
        setUnlessCancelled({
          state: 'failed',
          preview: preview(),
          message: unfit ? error.message : failureText(error),
          again: !unfit,
        })
      }
    },
    [send, purpose],
  )
  return {
    now,
    choose: (file) => {
      drop()
      chosen.current = () => prepareFile(file, { pdf, video, ...(watermark !== undefined && { watermark }) })
      void run(chosen.current)
    },
    retry: () => {
      if (chosen.current) void run(chosen.current)
    },
    remove: () => {
      drop()
      setNow({ state: 'empty' })
    },
  }
}

function failureText(error: unknown): string {
  const reason = explain(error)
  return reason === '离线状态下无法操作' ? reason : '上传失败，点击重试'
}
