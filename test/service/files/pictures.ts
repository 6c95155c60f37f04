import { createHash } from 'node:crypto'
import { encode } from 'uqr'
import { dot } from './glyphs.ts'
import { largePng, palettePng, type Rgb } from './png.ts'
import { hillsSvg, personSvg } from './portrait.ts'

/** Pictures generated from a name: the same name always gives the same picture. */

const HUES = [221, 199, 174, 158, 262, 24, 338, 210]

function numberOf(name: string): number {
  return createHash('sha256').update(name).digest().readUInt32BE(0)
}

/** A figure of an article, 750 × 420: bars or boxes with a caption. */
export function figureSvg(name: string): string {
  const seed = numberOf(name)
  const bars = Array.from({ length: 20 }, (_, index) => {
    const height = 60 + ((seed >>> (index % 16)) % 210)
    return `<rect x="${40 + index * 34}" y="${360 - height}" width="20" height="${height}" rx="3" fill="#1F4FBF" opacity="${0.45 + (index % 5) * 0.1}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="750" height="420" viewBox="0 0 750 420"><rect width="750" height="420" fill="#F5F6F8"/>${bars.join('')}<path d="M32 360H718" stroke="#5B6475"/><text x="40" y="396" font-size="22" fill="#5B6475" font-family="PingFang SC,Noto Sans CJK SC,sans-serif">示意图，数据为虚构</text></svg>`
}

/** A portrait that can be cropped to a circle: a member of staff, or the default avatar of a customer. */
export function avatarSvg(name: string, isStaff: boolean): string {
  return isStaff ? personSvg(numberOf(name)) : hillsSvg(numberOf(name))
}

/** A sample QR code, 8 dots a cell, that leads nowhere: it names whose sample it is. */
export function qrPng(name: string): Buffer {
  const { size, data } = encode(`示例二维码 ${name}`, { ecc: 'M', border: 2 })
  const colours: Rgb[] = [
    [255, 255, 255],
    [0, 0, 0],
  ]
  return palettePng(size * 8, size * 8, colours, (x, y) => (data[Math.floor(y / 8)]?.[Math.floor(x / 8)] ? 1 : 0))
}

/** The square picture of a share card, 300 × 300. */
export function sharePng(name: string): Buffer {
  const seed = numberOf(name)
  const hue = HUES[seed % HUES.length] ?? 221
  const palette: Rgb[] = [
    ...Array.from({ length: 16 }, (_, step) => rgb(hue, 0.55, 0.3 + step * 0.02)),
    [255, 255, 255],
  ]
  const width = name.length * 6 - 1
  const scale = Math.floor(220 / width)
  const left = Math.floor((300 - width * scale) / 2)
  return palettePng(300, 300, palette, (x, y) => {
    if (dot(name, Math.floor((x - left) / scale), Math.floor((y - 110) / scale))) return 16
    return Math.min(15, Math.floor((x + y) / 40))
  })
}

let large: Buffer | undefined
/** The 4 MB picture of the hostile article. */
export function largePicture(): Buffer {
  large ??= largePng(1180, 1180)
  return large
}

function rgb(hue: number, saturation: number, light: number): Rgb {
  const part = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (light - saturation * Math.min(light, 1 - light) * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [part(0), part(8), part(4)]
}
