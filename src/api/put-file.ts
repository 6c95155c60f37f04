import { DeniedError, NetworkError, TimeoutError } from '#api/errors.ts'

/** The upload target of a file: a URL of its own with PUT, or the form of a storage with short-lived keys. */
export type FilePlace =
  | { method: 'PUT'; url: string; type: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> }

export interface PutOptions {
  signal: AbortSignal
  /** The fraction sent so far, 0 to 1. */
  onProgress: (part: number) => void
}

/** Ms without progress after which an upload is aborted. */
const STALLED = 20_000
const CALL = 'PUT file'

/**
 * Uploads one file to the storage. With XMLHttpRequest, because fetch does not report upload progress.
 * @throws NetworkError, TimeoutError after 20 s without progress, DeniedError where the storage rejects it; the reason
 * of an aborted signal.
 */
export function putFile(place: FilePlace, file: Blob, { signal, onProgress }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const request = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = (error?: unknown) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
      if (error === undefined) resolve()
      else reject(error)
    }
    const cancel = () => {
      request.abort()
      end(signal.reason)
    }
    const alive = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        request.abort()
        end(new TimeoutError(CALL, 'no byte for 20 s'))
      }, STALLED)
    }
    signal.addEventListener('abort', cancel)
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      alive()
      if (total > 0) onProgress(loaded / total)
    })
    request.addEventListener('error', () => end(new NetworkError(CALL, 'the connection failed')))
    request.addEventListener('load', () => {
      const ok = request.status >= 200 && request.status < 300
      // A captive portal answered with its login page: the file was not stored.
      if (ok && request.getResponseHeader('content-type')?.startsWith('text/html')) {
        return end(new NetworkError(CALL, 'answered by a page'))
      }
      end(ok ? undefined : new DeniedError(CALL, `HTTP ${request.status}`))
    })
    request.open(place.method, place.url)
    alive()
    if (place.method === 'PUT') {
      request.setRequestHeader('content-type', place.type)
      request.send(file)
      return
    }
    const form = new FormData()
    for (const [name, value] of Object.entries(place.fields)) form.append(name, value)
    // The storage ignores fields after the file.
    form.append('file', file)
    request.send(form)
  })
}
