import { encode } from 'uqr'
import { brand } from '#config/brand.ts'
import { linesOf } from './poster-lines.ts'
import type { PosterWords } from './poster.words.ts'

/** All in pixels of the picture, which is displayed at about half its size. */
const WIDTH = 750
const COVER = 422
const SIDE = 48
const CODE = 232
const FULL = WIDTH - 2 * SIDE
/** A cover that takes longer is left out, ms. */
const PATIENCE = 8000
/** The poster is light in every theme. */
const [PAPER, SOFT, INK, QUIET, BRAND] = ['#fff', '#f5f6f8', '#1a1f2b', '#5b6475', '#1f4fbf']

interface Style {
  size: number
  /** Height of a line. */
  leading: number
  colour: string
  weight?: number
}

const TITLE: Style = { size: 42, leading: 60, colour: INK, weight: 600 }
const FACT: Style = { size: 28, leading: 44, colour: QUIET }
const NAME: Style = { size: 36, leading: 56, colour: INK, weight: 600 }
const RISK: Style = { size: 32, leading: 52, colour: INK, weight: 600 }
const FOOT: Style = { size: 26, leading: 40, colour: QUIET }

/**
 * The poster of a course as the data address of a JPEG, which WeChat's long press saves. Always with authors, company,
 * audit number and the risk line; its code leads to `link`. product §2.21
 * @throws Error where the browser cannot draw or write a picture
 */
export async function drawPoster(words: PosterWords, link: string): Promise<string> {
  const cover = await load(words.cover)
  try {
    return paint(words, link, cover)
  } catch (cause) {
    // The cover may be the reason why drawing or writing failed.
    if (cover === null) throw cause
    return paint(words, link, null)
  }
}

/** Loaded anonymously: a picture without CORS permission would make the canvas unreadable. */
function load(src: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image()
    const timer = setTimeout(() => resolve(null), PATIENCE)
    const end = (got: HTMLImageElement | null) => {
      clearTimeout(timer)
      resolve(got)
    }
    image.crossOrigin = 'anonymous'
    // The transparent pixel stands for no picture.
    image.onload = () => end(image.naturalWidth > 1 ? image : null)
    image.onerror = () => end(null)
    image.src = src
  })
}

function paint(words: PosterWords, link: string, cover: HTMLImageElement | null): string {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('no canvas')
  const wrap = (text: string, style: Style, width: number, most?: number) => {
    pen.font = fontOf(style)
    return linesOf(text, (line) => pen.measureText(line).width <= width, most)
  }
  const title = wrap(words.title, TITLE, FULL, 3)
  const facts = words.facts.flatMap((fact) => wrap(fact, FACT, FULL))
  const company = [brand.companyName, `证券投资咨询业务资格 ${brand.licenseNo}`, words.audit, brand.eduLine]
  const foot = company.flatMap((line) => wrap(line, FOOT, FULL))
  const codeTop = COVER + 36 + title.length * TITLE.leading + 12 + facts.length * FACT.leading + 36
  const footTop = codeTop + CODE + 40
  canvas.width = WIDTH
  canvas.height = footTop + 28 + RISK.leading + foot.length * FOOT.leading + 32
  pen.textBaseline = 'middle'
  fill(pen, PAPER, 0, 0, WIDTH, canvas.height)
  paintCover(pen, cover)
  const factsTop = write(pen, title, TITLE, SIDE, COVER + 36) + 12
  write(pen, facts, FACT, SIDE, factsTop)
  const left = FULL - CODE - 32
  const nameTop = write(pen, wrap(brand.name, NAME, left), NAME, SIDE, codeTop + 44)
  write(pen, ['长按识别二维码', `查看${words.what}详情`], FACT, SIDE, nameTop)
  paintCode(pen, link, WIDTH - SIDE - CODE, codeTop)
  fill(pen, SOFT, 0, footTop, WIDTH, canvas.height - footTop)
  pen.textAlign = 'center'
  const smallTop = write(pen, [brand.riskLine], RISK, WIDTH / 2, footTop + 28)
  write(pen, foot, FOOT, WIDTH / 2, smallTop)
  const image = canvas.toDataURL('image/jpeg', 0.92)
  // A canvas without memory returns «data:,».
  if (!image.startsWith('data:image/jpeg')) throw new Error('no picture')
  return image
}

/** The centre of the picture in the box; our name where there is none. */
function paintCover(pen: CanvasRenderingContext2D, cover: HTMLImageElement | null): void {
  fill(pen, BRAND, 0, 0, WIDTH, COVER)
  if (cover === null) {
    pen.textAlign = 'center'
    const top = COVER / 2 - 40
    const next = write(pen, [brand.name], { ...TITLE, size: 56, leading: 80, colour: PAPER }, WIDTH / 2, top)
    write(pen, [brand.eduLine], { ...FOOT, colour: PAPER }, WIDTH / 2, next)
    pen.textAlign = 'start'
    return
  }
  const scale = Math.max(WIDTH / cover.naturalWidth, COVER / cover.naturalHeight)
  const [width, height] = [WIDTH / scale, COVER / scale]
  const [x, y] = [(cover.naturalWidth - width) / 2, (cover.naturalHeight - height) / 2]
  pen.drawImage(cover, x, y, width, height, 0, 0, WIDTH, COVER)
}

/** Squares of whole pixels, which cameras read best. */
function paintCode(pen: CanvasRenderingContext2D, link: string, left: number, top: number): void {
  const { size, data } = encode(link, { ecc: 'M', border: 0 })
  const cell = Math.floor(CODE / size)
  const [x, y] = [left + CODE - cell * size, top + Math.floor((CODE - cell * size) / 2)]
  data.forEach((row, down) =>
    row.forEach((dark, across) => dark && fill(pen, '#000', x + across * cell, y + down * cell, cell, cell)),
  )
}

/** Draws lines below each other; returns where the next one would start. */
function write(pen: CanvasRenderingContext2D, lines: readonly string[], style: Style, x: number, top: number): number {
  pen.font = fontOf(style)
  pen.fillStyle = style.colour
  lines.forEach((line, at) => pen.fillText(line, x, top + (at + 0.5) * style.leading))
  return top + lines.length * style.leading
}

function fill(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, width: number, height: number) {
  pen.fillStyle = colour
  pen.fillRect(x, y, width, height)
}

function fontOf({ weight = 400, size }: Style): string {
  return `${weight} ${size}px ${getComputedStyle(document.body).fontFamily}`
}
