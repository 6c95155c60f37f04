import { ossConfigInfo, ossGeneratePresignUrl, ossToken, vodStsToken } from '#api/domains/service/storage.ts'
import type { OutputOf } from '#api/call.ts'
import { ApiError, unreached } from '#api/errors.ts'
import { type FilePlace, putFile } from '#api/put-file.ts'
import type { Send } from '#api/send.ts'
import { uploadForm } from '#api/upload-form.ts'
import { here } from '#session/environment/here.ts'
import { fileUrl } from '#lib/path/file-url.ts'
import { LARGEST_VIDEO, type Prepared } from './prepare-file.ts'
import { randomId } from '#lib/number/random-id.ts'

/** The purpose of a file. ID pictures and signatures can be read only by their owner. */
export type Purpose = 'ID' | 'COMPLAINT' | 'AVATAR' | 'VOUCHER' | 'SIGNATURE' | 'OTHER'

interface UploadOptions {
  send: Send
  purpose: Purpose
  signal: AbortSignal
  onProgress: (part: number) => void
}

/** How many times an upload is retried automatically after a network failure. CO-05 */
const AGAIN = 2
const TYPES = { jpg: 'image/jpeg', pdf: 'application/pdf', mp4: 'video/mp4', mov: 'video/quicktime' } as const

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
      endIfAborted(options.signal)
      const passing = unreached(error) && !(error instanceof ApiError && error.kind === 'offline')
      if (!passing || tries >= AGAIN) throw error
      options.onProgress(0)
    }
  }
}

/** `throwIfAborted`, which Chrome 99 lacks. */
export function endIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason
}

type Way = (ext: Prepared['ext'], options: UploadOptions) => Promise<{ fileKey: string; place: FilePlace }>

async function once(file: Prepared, options: UploadOptions): Promise<string> {
  const isVideo = file.ext === 'mp4' || file.ext === 'mov'
  const [first, second]: [Way, Way] = isVideo ? [filmPlace, keyedFilmPlace] : [signedPlace, keyedPlace]
  const by = async (way: Way) => {
    const { fileKey, place } = await way(file.ext, options)
    await putFile(place, file.blob, options)
    return fileKey
  }
  try {
    return await by(first)
  } catch (error) {
    endIfAborted(options.signal)
    // After a network failure the same way is tried again; after a rejection, the other one.
    if (unreached(error) || (error instanceof ApiError && error.kind === 'session')) throw error
    return await by(second)
  }
}

async function signedPlace(ext: Prepared['ext'], { send, purpose, signal }: UploadOptions) {
  const { putUrl, fileKey } = await send(ossGeneratePresignUrl, { ext, purpose }, { signal })
  const place: FilePlace = { method: 'PUT', url: addressOf(putUrl), type: TYPES[ext] }
  return { fileKey, place }
}

/** Where the service gives no upload address: short-lived keys, and a form signed with them. */
const keyedPlace: Way = async (ext, options) => {
  const config = await options.send(ossConfigInfo, {}, options)
  return formPlace(ext, options, config, await options.send(ossToken, { isVideo: false }, options))
}

/** A film is sent by a form that is signed for films and allows their size. */
const filmPlace: Way = async (ext, options) => {
  const config = await options.send(ossConfigInfo, {}, options)
  return formPlace(ext, options, ofFilms(config), await options.send(vodStsToken, {}, options))
}

const keyedFilmPlace: Way = async (ext, options) => {
  const config = await options.send(ossConfigInfo, {}, options)
  return formPlace(ext, options, ofFilms(config), await options.send(ossToken, { isVideo: true }, options))
}

type Config = OutputOf<typeof ossConfigInfo>

/** The configured limit is for pictures. */
const ofFilms = (config: Config): Config => ({ ...config, maxSize: LARGEST_VIDEO })

async function formPlace(
  ext: Prepared['ext'],
  { purpose }: UploadOptions,
  { host, dir, maxSize }: Config,
  keys: OutputOf<typeof ossToken>,
) {
  const fileKey = `${purpose.toLowerCase()}-${randomId()}.${ext}`
  return { fileKey, place: await uploadForm({ ...keys, host: addressOf(host), maxSize }, `${dir}/${fileKey}`) }
}

/** The address on another host is complete, ours is a path. */
function addressOf(url: string): string {
  return url.startsWith('https://') ? url : fileUrl(url, here.bases.file)
}
