import { redraw } from './redraw.ts'
import { UnfitFile } from './unfit-file.ts'

const MEGABYTE = 1024 * 1024
/** The largest picture, PDF or film that may be chosen, bytes. CO-05 */
const LARGEST = 10 * MEGABYTE
export const LARGEST_VIDEO = 200 * MEGABYTE

/** A file ready for upload. */
export interface Prepared {
  blob: Blob
  ext: 'jpg' | 'pdf' | 'mp4' | 'mov'
}

/** What may be chosen besides pictures. */
export interface Accepted {
  pdf?: boolean
  video?: boolean
}

/**
 * Redraws a picture as a small JPEG, with `watermark` over it. A PDF or a film is sent as it is, where allowed.
 * @throws UnfitFile
 */
export async function prepareFile(file: File, options: Accepted & { watermark?: string }): Promise<Prepared> {
  const { pdf = false, video = false, watermark } = options
  const wrongKind = () => new UnfitFile(`仅支持 JPG/PNG${pdf ? '/PDF' : ''}${video ? '/MP4/MOV' : ''}`)
  const ext = extOf(file)
  const isVideo = ext === 'mp4' || ext === 'mov'
  if (ext === undefined || (ext === 'pdf' && !pdf) || (isVideo && !video)) throw wrongKind()
  if (isVideo && file.size > LARGEST_VIDEO) throw new UnfitFile('视频过大，请选择200MB以内的视频')
  if (!isVideo && file.size > LARGEST) {
    const kind = ext === 'pdf' ? '文件' : '图片'
    throw new UnfitFile(`${kind}过大，请选择10MB以内的${kind}`)
  }
  if (file.size === 0) throw new UnfitFile('文件是空的，请重新选择')
  if (ext === 'pdf' && !(await isPdf(file))) throw wrongKind()
  if (ext !== 'jpg') return { blob: file, ext }
  const blob = await redraw(file, watermark).catch((error: unknown) => {
    // Nothing said what it is, and it is no picture.
    throw isNamed(file) ? error : wrongKind()
  })
  return { blob, ext }
}

const BY_TYPE: readonly [RegExp, Prepared['ext']][] = [
  [/^image\/(?:p?jpe?g|(?:x-)?png|webp|hei[cf])$/, 'jpg'],
  [/^application\/(?:x-)?pdf$/, 'pdf'],
  [/^video\/mp4$/, 'mp4'],
  [/^video\/quicktime$/, 'mov'],
]
const BY_NAME: readonly [RegExp, Prepared['ext']][] = [
  [/\.(?:jpe?g|jfif|png|webp|hei[cf])$/i, 'jpg'],
  [/\.pdf$/i, 'pdf'],
  [/\.mp4$/i, 'mp4'],
  [/\.mov$/i, 'mov'],
]

/** Whatever it is called; readers accept something before the mark. */
async function isPdf(file: File): Promise<boolean> {
  return (await file.slice(0, 1024).text()).includes('%PDF-')
}

/**
 * What a file is sent as: by its type; by its name where phones give no type or a general one; where neither says
 * anything it may be a picture, which decoding shows.
 */
function extOf({ type, name }: File): Prepared['ext'] | undefined {
  if (!isGeneral(type)) return find(BY_TYPE, type)
  return find(BY_NAME, name) ?? (/\.\w{1,5}$/.test(name) ? undefined : 'jpg')
}

function isNamed({ type, name }: File): boolean {
  return !isGeneral(type) || find(BY_NAME, name) !== undefined
}

function isGeneral(type: string): boolean {
  return ['', 'application/octet-stream', 'binary/octet-stream', 'image/*'].includes(type.toLowerCase())
}

function find(kinds: typeof BY_TYPE, text: string): Prepared['ext'] | undefined {
  return kinds.find(([kind]) => kind.test(text.toLowerCase()))?.[1]
}
