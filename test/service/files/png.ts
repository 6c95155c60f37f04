import { crc32, deflateSync } from 'node:zlib'

export type Rgb = readonly [number, number, number]

/** A PNG with a palette: `pixel(x, y)` is the index of its colour. A 300 × 300 picture is a few kB. */
export function palettePng(
  width: number,
  height: number,
  palette: readonly Rgb[],
  pixel: (x: number, y: number) => number,
) {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = pixel(x, y)
  }
  const colours = chunk('PLTE', Buffer.from(palette.flat()))
  return Buffer.concat([SIGNATURE, header(width, height, 3), colours, chunk('IDAT', deflateSync(rows)), END])
}

/** A PNG of about `width * height * 3` bytes: its pixels are not compressed. */
export function largePng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = (x * 255) / width
      rows[at + 1] = (y * 255) / height
      rows[at + 2] = (x ^ y) & 255
    }
  }
  return Buffer.concat([SIGNATURE, header(width, height, 2), chunk('IDAT', deflateSync(rows, { level: 0 })), END])
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const END = chunk('IEND', Buffer.alloc(0))

function header(width: number, height: number, colourType: 2 | 3): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, colourType, 0, 0, 0], 8)
  return chunk('IHDR', data)
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
