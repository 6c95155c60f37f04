/**
 * `npm run book`: every page in every known state, as pictures with the texts the law requires, in book/index.html.
 * `-- <words>` renders the states whose name, address or visitor contains one of them; `--against <commit>` builds that
 * commit and puts its pages beside them; `--dist <folder>` renders another build; `--mocks <folder>` puts the designs
 * of that folder before their screens. Fails on a red line.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#test/chromium.mjs'
import { walks } from '#test/e2e/kit/screens.ts'
import { startServer } from '#test/e2e/kit/server.ts'
import { needBuild, root } from '#test/ready.mjs'
import { drawInWechat, drawWalk } from './draw.ts'
import { addDrawings } from './drawings.ts'
import { buildOf, drawBefore } from './earlier.ts'
import type { Entry } from './entry.ts'
import { mainsOf } from './mains.ts'
import { redLines } from './red.ts'
import { sheetOf } from './sheet.ts'
import { drawStates } from './states.ts'
import { walks as ofTheBook } from './walks/walks.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    dist: { type: 'string' },
    into: { type: 'string', default: 'book' },
    mocks: { type: 'string' },
  },
})
const folder = resolve(root, values.into)
const executablePath = await findChromium()
if (values.dist === undefined) needBuild()
const earlierDist = values.against && buildOf(values.against)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = await startServer(values.dist === undefined ? {} : { DIST: resolve(values.dist) })
const earlier = earlierDist && (await startServer({ DIST: earlierDist }))
const args = ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP open.weixin.qq.com ~NOTFOUND']
const browser = await chromium.launch({ executablePath, args })
const setup = { browser, server, folder }

const all = [...walks, ...ofTheBook]
const mains = mainsOf(all)
const isMeant = (text: string) => words.length === 0 || words.some((word) => text.includes(word))
const entries: Entry[] = []
const begun = performance.now()
try {
  for (const walk of all) {
    const places = walk.places.filter(({ name, path }) => isMeant(`${name} ${path} ${walk.who}`))
    if (places.length === 0) continue
    const main = places.filter((place) => mains.has(place))
    const chosen = { ...walk, places }
    const drawn = await drawWalk(setup, chosen, mains)
    if (!walk.desk) await drawInWechat(setup, chosen, main, drawn)
    if (earlier) await drawBefore({ ...setup, server: earlier }, chosen, main, drawn)
    entries.push(...drawn.values(), ...(walk.desk ? [] : await drawStates(setup, chosen, main)))
  }
} finally {
  await browser.close()
  await server.kill()
  if (earlier) await earlier.kill()
}
if (values.mocks !== undefined) addDrawings(entries, resolve(values.mocks), folder)
writeFileSync(join(folder, 'index.html'), sheetOf(entries))

const red = redLines(entries)
const pictures = entries.reduce((sum, entry) => sum + entry.pictures.length, 0)
const each = ((performance.now() - begun) / 1000 / Math.max(1, pictures)).toFixed(2)
process.stdout.write(
  `${pictures} pictures of ${entries.length} states, ${each} s each, in ${join(folder, 'index.html')}\n`,
)
for (const line of red) process.stdout.write(`red: ${line}\n`)
process.exit(red.length > 0 ? 1 : 0)
