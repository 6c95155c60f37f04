import { ossConfigInfo, ossGeneratePresignUrl, ossToken } from '#api/domains/service/storage.ts'
import { ApiError, unreached } from '#api/errors.ts'
import { type FilePlace, putFile } from '#api/put-file.ts'
import type { Send } from '#api/send.ts'
import { uploadForm } from '#api/upload-form.ts'
import { defaultBases } from '#config/environment.ts'
import { fileUrl } from '#lib/path/file-url.ts'
import type { Prepared } from './prepare-picture.ts'

/** What a file is for. Those of ID and signatures are readable by their owner alone. */
export type Purpose = 'ID' | 'COMPLAINT' | 'AVATAR' | 'VOUCHER' | 'SIGNATURE' | 'OTHER'

interface UploadOptions {
  send: Send
  purpose: Purpose
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** How often it is tried again by itself where the network failed. product CO-05 */
const AGAIN = 2
const TYPES = { jpg: 'image/jpeg', pdf: 'application/pdf' } as const

/**
 * Puts a file into the storage; its key. Each try takes a place of its own: a try whose answer was lost leaves a file
 * that nobody names. @throws ApiError, or the reason of an aborted signal
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
    // Who could not be reached is asked the same way again; who refuses the address may take the keys.
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

/** Where no single address is to be had: short-lived keys, and a form signed with them. */
async function keyedPlace(ext: Prepared['ext'], { send, purpose, signal }: UploadOptions) {
  const { host, dir, maxSize } = await send(ossConfigInfo, {}, { signal })
  const keys = await send(ossToken, { isVideo: false }, { signal })
  const random = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
  const fileKey = `${purpose.toLowerCase()}-${random.join('')}.${ext}`
  return { fileKey, place: await uploadForm({ ...keys, host: addressOf(host), maxSize }, `${dir}/${fileKey}`) }
}

/** The storage of another host names its whole address, ours a path. */
function addressOf(url: string): string {
  return url.startsWith('https://') ? url : fileUrl(url, defaultBases.file)
}
