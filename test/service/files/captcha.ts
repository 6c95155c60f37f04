import { dot } from './glyphs.ts'
import { palettePng } from './png.ts'

const SCALE = 6

/** Four digits with a little noise, 180 × 64. */
export function captchaPng(text: string): Buffer {
  return palettePng(
    180,
    64,
    [
      [245, 246, 248],
      [31, 79, 191],
      [184, 196, 224],
    ],
    (x, y) => {
      const wave = Math.round(4 * Math.sin(x / 17))
      if (dot(text, Math.floor((x - 20) / SCALE), Math.floor((y - 11 - wave) / SCALE))) return 1
      return (x * 7 + y * 13) % 29 === 0 ? 2 : 0
    },
  )
}
