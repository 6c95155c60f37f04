// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { createCamera } from '#test/sweep/files.ts'
import { redraw } from './redraw.ts'

const photo = new Blob(['photo'], { type: 'image/jpeg' })
const decode = vi.fn<typeof createImageBitmap>()

/** A browser in which the picture has these dimensions and its canvas these pixels. */
function browser(width: number, height: number, pixels = [0, 0, 0, 255, 9, 9, 9, 255]) {
  createCamera(pixels)
  Object.assign(globalThis, { createImageBitmap: decode })
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height)
}

beforeEach(() => void decode.mockReset())

it.each([
  [1200, 800],
  [4096, 4096],
  [1, 4000],
])('a picture of %i × %i uses no API that older browsers lack', async (width, height) => {
  browser(width, height)
  expect((await redraw(photo)).type).toBe('image/jpeg')
  expect(decode).not.toHaveBeenCalled()
})

it.each([
  [8064, 6048, { resizeWidth: 2048 }],
  [6048, 8064, { resizeHeight: 2048 }],
  [4097, 4096, { resizeWidth: 2048 }],
  [12_000, 9_000, { resizeWidth: 2048 }],
])('a picture of %i × %i is scaled during decoding', async (width, height, size) => {
  browser(width, height)
  const close = vi.fn<() => void>()
  decode.mockResolvedValue({ width: 2048, height: 1536, close })
  await redraw(photo)
  expect(decode).toHaveBeenCalledWith(photo, expect.objectContaining({ ...size, imageOrientation: 'from-image' }))
  expect(close).toHaveBeenCalled()
})

it('draws from the image element if the browser cannot scale during decoding', async () => {
  browser(8064, 6048)
  decode.mockRejectedValue(new TypeError("'from-image' is not a valid enum value of type ImageOrientation"))
  expect((await redraw(photo)).type).toBe('image/jpeg')
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  expect((await redraw(photo)).type).toBe('image/jpeg')
})

it.each([
  ['black', [0, 0, 0, 255, 0, 0, 0, 255]],
  ['white', [255, 255, 255, 255, 255, 255, 255, 255]],
  ['of another colour', [9, 90, 200, 255, 9, 90, 200, 255]],
])('rejects a result that is entirely %s', async (_, pixels) => {
  browser(3000, 2000, pixels)
  await expect(redraw(photo)).rejects.toThrow('图片只有一种颜色')
})
