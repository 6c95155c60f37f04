/**
 * `npm run book`: every page in every state that the tests know, as pictures with the lines that the law demands there,
 * in book/index.html. `-- <words>` draws the states whose name, address or visitor has one of them; `--against <dist>` puts
 * the main states of an earlier build beside them. Fails on a red line.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '#test/chromium.mjs'
import { walks } from '#test/e2e/kit/screens.ts'
import { startServer } from '#test/e2e/kit/server.ts'
import { needBuild, root } from '#test/ready.mjs'
import { drawBefore, drawWaiting, drawWalk, type Entry } from './draw.ts'
import { redLines, sheetOf } from './sheet.ts'

const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { against: { type: 'string' } },
})
const folder = join(root, 'book')
const executablePath = await findChromium()
needBuild()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const port = Number(process.env['E2E_PORT'] ?? 4900)
const server = await startServer(port)
const earlier = values.against && (await startServer(port + 2, { DIST: resolve(values.against) }))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const entries: Entry[] = []
try {
  for (const walk of walks) {
    const isMeant = (text: string) => words.length === 0 || words.some((word) => text.includes(word))
    const places = walk.places.filter(({ name, path }) => isMeant(`${name} ${path} ${walk.who}`))
    if (places.length === 0) continue
    const drawn = await drawWalk(browser, server, folder, { ...walk, places })
    if (earlier) await drawBefore(browser, earlier, folder, { ...walk, places }, drawn)
    entries.push(...drawn, ...(await drawWaiting(browser, server, folder, { ...walk, places })))
  }
} finally {
  await browser.close()
  await server.kill()
  if (earlier) await earlier.kill()
}
writeFileSync(join(folder, 'index.html'), sheetOf(entries))

const red = redLines(entries)
const pictures = entries.reduce((sum, entry) => sum + entry.pictures.length, 0)
process.stdout.write(`${pictures} pictures of ${entries.length} states in ${join(folder, 'index.html')}\n`)
for (const line of red) process.stdout.write(`red: ${line}\n`)
process.exit(red.length > 0 ? 1 : 0)
