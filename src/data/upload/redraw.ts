import { UnfitFile } from './unfit-file.ts'

/** Longest side of an uploaded picture, px. CO-05 */
const LONGEST = 2048
const QUALITY = 0.86
/** The largest canvas of iOS, pixels: what is larger becomes black, without an error. */
const LARGEST_CANVAS = 16_777_216

/**
 * A picture as a JPEG of at most 2048 px, which removes the camera's metadata (place, device). `watermark` is drawn over
 * it in rows.
 * @throws UnfitFile
 */
export async function redraw(file: Blob, watermark?: string): Promise<Blob> {
  const url = URL.createObjectURL(file)
  try {
    const context = drawn(await scaled(file, await load(url)))
    if (watermark) burnIn(context, watermark)
    const blob = await new Promise<Blob | null>((resolve) => context.canvas.toBlob(resolve, 'image/jpeg', QUALITY))
    return blob ?? unreadable()
  } finally {
    URL.revokeObjectURL(url)
  }
}

function unreadable(): never {
  throw new UnfitFile('图片无法读取，请换一张')
}

/** By an element: every browser turns it the way it was taken, where older ones reject that of createImageBitmap. */
function load(url: string): Promise<HTMLImageElement> {
  return new Promise<HTMLImageElement>((resolve, reject) => {
    const picture = new Image()
    picture.addEventListener('load', () => resolve(picture))
    picture.addEventListener('error', reject)
    picture.src = url
  }).catch(unreadable)
}

/** One too large for a canvas is scaled while it is decoded, where the browser can. */
async function scaled(file: Blob, picture: HTMLImageElement): Promise<HTMLImageElement | ImageBitmap> {
  const { naturalWidth: width, naturalHeight: height } = picture
  if (width * height <= LARGEST_CANVAS) return picture
  // The other side follows, whichever way up the browser has it.
  const size = width > height ? { resizeWidth: LONGEST } : { resizeHeight: LONGEST }
  try {
    return await createImageBitmap(file, { ...size, imageOrientation: 'from-image', resizeQuality: 'high' })
  } catch {
    return picture
  }
}

function drawn(picture: HTMLImageElement | ImageBitmap): CanvasRenderingContext2D {
  const { width, height } = 'naturalWidth' in picture ? naturalSize(picture) : picture
  const scale = Math.min(1, LONGEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const context = canvas.getContext('2d') ?? unreadable()
  // A JPEG has no transparency.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  if ('close' in picture) picture.close()
  // A browser that runs out of memory draws nothing, and says nothing.
  if (isOneColour(context)) throw new UnfitFile('图片只有一种颜色，请换一张或重新拍摄')
  return context
}

function naturalSize({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  return { width, height }
}

function isOneColour(context: CanvasRenderingContext2D): boolean {
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height)
  const pixels = new Uint32Array(data.buffer)
  return pixels.every((pixel) => pixel === pixels[0])
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
