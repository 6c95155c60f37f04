import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { personSvg } from '#test/service/files/portrait.ts'
import { createRandom } from '#test/service/seed/random.ts'

/** Frames per second. */
const RATE = 10
const [WIDTH, HEIGHT] = [320, 180]
/** Days on the board. */
const DAYS = 16

/** The bars on a board, the same for one name. */
function daysOf(name: string) {
  const random = createRandom(name)
  let level = 62
  return Array.from({ length: DAYS }, () => {
    const open = level
    level = Math.max(26, Math.min(74, level + (random.next() - 0.55) * 20))
    return { open, close: level, volume: 5 + random.next() * 14, wick: 2 + random.next() * 5 }
  })
}

/**
 * A teacher beside a board on which the bars appear one after another; one of them is highlighted. No text, no red, no
 * green.
 */
function frame(name: string, seed: number, part: number, sec: number): string {
  const shown = Math.min(DAYS, 3 + Math.floor(part * DAYS))
  const marked = Math.floor(DAYS * 0.68)
  const days = daysOf(name)
    .slice(0, shown)
    .map(({ open, close, volume, wick }, at) => {
      const [x, top, tall] = [24 + at * 10, Math.min(open, close), Math.max(2, Math.abs(open - close))]
      const ink = at === marked ? '#f0cf8e' : '#9db8f5'
      const fill = close < open && at !== marked ? '#101d44' : ink
      return `<path d="M${x} ${top - wick + 22}V${top + tall + wick + 22}" stroke="${ink}"/><rect x="${x - 3}" y="${top + 22}" width="6" height="${tall}" fill="${fill}" stroke="${ink}"/><rect x="${x - 3}" y="${138 - volume}" width="6" height="${volume}" fill="${ink}" opacity=".75"/>`
    })
  const ring =
    shown > marked
      ? `<ellipse cx="${24 + marked * 10}" cy="90" rx="9" ry="52" fill="none" stroke="#f0cf8e" stroke-width="1.5"/>`
      : ''
  const nod = Math.sin(sec * 2.2) * 1.2
  const person = personSvg(seed)
    .replace(/<path d="M0 0h48v48H0z"[^>]*>/, '')
    .replace('width="160" height="160"', `x="186" y="${38 + nod}" width="146" height="146"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#16244f"/><stop offset="1" stop-color="#0b1128"/></linearGradient><radialGradient id="l" cx=".75" cy=".2" r=".6"><stop stop-color="#4a6fd0" stop-opacity=".5"/><stop offset="1" stop-color="#4a6fd0" stop-opacity="0"/></radialGradient></defs><rect width="320" height="180" fill="url(#w)"/><rect width="320" height="180" fill="url(#l)"/><rect x="12" y="26" width="184" height="120" rx="5" fill="#101d44" stroke="#3d5bb5"/><path d="M20 118H188" stroke="#3d5bb5" stroke-dasharray="3 4"/>${days.join('')}${ring}${person}<path d="M150 172H320V180H150z" fill="#0a1024"/></svg>`
}

/** Draws the frames of a video, as `0000.png` and on, into a folder: `tsx film.ts <folder> <name> <seconds>`. */
const [folder = '', name = '', seconds = '0'] = process.argv.slice(2)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } })
mkdirSync(folder, { recursive: true })
const count = Number(seconds) * RATE
for (let at = 0; at < count; at++) {
  const drawn = frame(name, name.length * 37 + 4, at / count, at / RATE)
  await page.setContent(`<body style="margin:0">${drawn}`)
  writeFileSync(join(folder, `${String(at).padStart(4, '0')}.png`), await page.screenshot())
}
await browser.close()
