/** Longest side of an uploaded picture, px. product CO-05 */
const LONGEST = 2048
const QUALITY = 0.86
const MEGABYTE = 1024 * 1024
/** The largest picture, PDF or film that may be chosen, bytes. product CO-05 */
const LARGEST = 10 * MEGABYTE
export const LARGEST_VIDEO = 200 * MEGABYTE

/** Why a file cannot be uploaded, with the texts of product CO-05. */
export class UnfitFile extends Error {}

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
 * Redraws a picture as a JPEG of at most 2048 px, which removes the camera's metadata (place, device). `watermark` is
 * drawn over it in rows. A PDF or a film is sent as it is, where allowed.
 * @throws UnfitFile
 */
export async function prepareFile(file: File, options: Accepted & { watermark?: string }): Promise<Prepared> {
  const ext = extOf(file)
  const { pdf = false, video = false } = options
  const isVideo = ext === 'mp4' || ext === 'mov'
  if (ext === undefined || (ext === 'pdf' && !pdf) || (isVideo && !video)) {
    throw new UnfitFile(`仅支持 JPG/PNG${pdf ? '/PDF' : ''}${video ? '/MP4/MOV' : ''}`)
  }
  if (isVideo && file.size > LARGEST_VIDEO) throw new UnfitFile('视频过大，请选择200MB以内的视频')
  if (!isVideo && file.size > LARGEST) {
    const kind = ext === 'pdf' ? '文件' : '图片'
    throw new UnfitFile(`${kind}过大，请选择10MB以内的${kind}`)
  }
  return { blob: ext === 'jpg' ? await redrawn(file, options.watermark) : file, ext }
}

/** The type a file is sent as. Some phones give the type of a film only in its name. */
function extOf({ type, name }: File): Prepared['ext'] | undefined {
  if (/^image\/(?:jpeg|png)$/.test(type)) return 'jpg'
  if (type === 'application/pdf') return 'pdf'
  if (type === 'video/mp4' || (type === '' && /\.mp4$/i.test(name))) return 'mp4'
  if (type === 'video/quicktime' || (type === '' && /\.mov$/i.test(name))) return 'mov'
  return undefined
}

async function redrawn(file: File, watermark?: string): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnfitFile('图片无法读取，请换一张')
  })
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new UnfitFile('图片无法读取，请换一张')
  // A JPEG has no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  if (watermark) burnIn(context, watermark)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  if (!blob) throw new UnfitFile('图片无法读取，请换一张')
  return blob
}

/** The text in slanted rows, light enough to read what is below it. */
function burnIn(context: CanvasRenderingContext2D, words: string): void {
  const { width, height } = context.canvas
  const size = Math.max(14, Math.round(Math.max(width, height) / 40))
  context.save()
  context.translate(width / 2, height / 2)
  context.rotate(-Math.PI / 8)
  context.font = `${size}px sans-serif`
  context.fillStyle = 'rgb(30 60 140 / 32%)'
  context.textAlign = 'center'
  const reach = width + height
  const step = context.measureText(words).width + size * 3
  for (let y = -reach / 2; y < reach / 2; y += size * 6) {
    for (let x = -reach / 2; x < reach / 2; x += step) context.fillText(words, x, y)
  }
  context.restore()
}
