import { ossConfigInfo, ossGeneratePresignUrl, ossToken } from '#api/domains/service/storage.ts'
import { ApiError, unreached } from '#api/errors.ts'
import { type FilePlace, putFile } from '#api/put-file.ts'
import type { Send } from '#api/send.ts'
import { uploadForm } from '#api/upload-form.ts'
import { here } from '#session/environment/here.ts'
import { fileUrl } from '#lib/path/file-url.ts'
import type { Prepared } from './prepare-picture.ts'
import { randomId } from '#lib/number/random-id.ts'

/** The purpose of a file. ID pictures and signatures can be read only by their owner. */
export type Purpose = 'ID' | 'COMPLAINT' | 'AVATAR' | 'VOUCHER' | 'SIGNATURE' | 'OTHER'

interface UploadOptions {
  send: Send
  purpose: Purpose
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** How many times an upload is retried automatically after a network failure. product CO-05 */
const AGAIN = 2
const TYPES = { jpg: 'image/jpeg', pdf: 'application/pdf' } as const

/**
 * Uploads a file to the storage and returns its key. Each attempt uses a new key: one whose answer was lost leaves an
 * unused file.
 * @throws ApiError, or the reason of an aborted signal
 */
export async function upload(file: Prepared, options: UploadOptions): Promise<string> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await once(file, options)
    } catch (error) {
      options.signal.throwIfAborted()
      const passing = unreached(error) && !(error instanceof ApiError && error.kind === 'offline')
      if (!passing || tries >= AGAIN) throw error
      options.onProgress(0)
    }
  }
}

async function once(file: Prepared, options: UploadOptions): Promise<string> {
  try {
    const { fileKey, place } = await signedPlace(file.ext, options)
    await putFile(place, file.blob, options)
    return fileKey
  } catch (error) {
    options.signal.throwIfAborted()
    // After a network failure the same way is tried again; after a rejection of the address, the form with keys.
    if (unreached(error) || (error instanceof ApiError && error.kind === 'session')) throw error
    const { fileKey, place } = await keyedPlace(file.ext, options)
    await putFile(place, file.blob, options)
    return fileKey
  }
}

async function signedPlace(ext: Prepared['ext'], { send, purpose, signal }: UploadOptions) {
  const { putUrl, fileKey } = await send(ossGeneratePresignUrl, { ext, purpose }, { signal })
  const place: FilePlace = { method: 'PUT', url: addressOf(putUrl), type: TYPES[ext] }
  return { fileKey, place }
}

/** Where the service gives no upload address: short-lived keys, and a form signed with them. */
async function keyedPlace(ext: Prepared['ext'], { send, purpose, signal }: UploadOptions) {
  const { host, dir, maxSize } = await send(ossConfigInfo, {}, { signal })
  const keys = await send(ossToken, { isVideo: false }, { signal })
  const fileKey = `${purpose.toLowerCase()}-${randomId()}.${ext}`
  return { fileKey, place: await uploadForm({ ...keys, host: addressOf(host), maxSize }, `${dir}/${fileKey}`) }
}

/** Another host's address is complete, ours is a path. */
function addressOf(url: string): string {
  return url.startsWith('https://') ? url : fileUrl(url, here.bases.file)
}
