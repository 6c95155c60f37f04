import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { findChromium } from '#test/chromium.mjs'
import { createContent } from '#test/service/seed/content.ts'
import { drawCover } from '#test/service/files/cover/cover.ts'

/**
 * `tsx test/bench/covers.ts` draws the covers of the sample courses as WebP into `covers/`, by a browser: the drawings
 * are SVG, each a document of its own, which no storage of pictures would serve.
 */
const into = new URL('covers/', import.meta.url)
const [WIDTH, HEIGHT] = [720, 405]
/** The size of usual covers, bytes. */
const [LEAST, MOST] = [8_000, 20_000]
const QUALITIES = [0.3, 0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 1]

const browser = await chromium.launch({ executablePath: await findChromium() })
const page = await browser.newPage()
await mkdir(into, { recursive: true })
for (const { number, title, lessonCount } of createContent(0).courses.values()) {
  const drawing = drawCover({ name: number, title, lessons: lessonCount })
  let picture = Buffer.alloc(0)
  for (const quality of QUALITIES) {
    const made = Buffer.from(await page.evaluate(asWebp, { drawing, quality, width: WIDTH, height: HEIGHT }), 'base64')
    if (made.length <= MOST) picture = made
    if (made.length >= LEAST) break
  }
  await writeFile(new URL(`${number}.webp`, into), picture)
  process.stdout.write(`${number} ${(picture.length / 1000).toFixed(1)} kB\n`)
}
await browser.close()

/** Runs in the page. */
async function asWebp(given: { drawing: string; quality: number; width: number; height: number }): Promise<string> {
  const image = new Image(given.width, given.height)
  image.src = `data:image/svg+xml,${encodeURIComponent(given.drawing)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width: given.width, height: given.height })
  canvas.getContext('2d')?.drawImage(image, 0, 0, given.width, given.height)
  return canvas.toDataURL('image/webp', given.quality).split(',')[1] ?? ''
}
