/**
 * `npm run book`: every page in every state that the tests know, as pictures with the lines that the law demands there,
 * in book/index.html. `-- <words>` draws the states whose name, address or visitor has one of them. Fails on a red line.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from '#test/chromium.mjs'
import { walks } from '#test/e2e/kit/screens.ts'
import { startServer } from '#test/e2e/kit/server.ts'
import { needBuild, root } from '#test/ready.mjs'
import { drawWalk, type Entry } from './draw.ts'
import { redLines, sheetOf } from './sheet.ts'

const words = process.argv.slice(2)
const folder = join(root, 'book')
const executablePath = await findChromium()
needBuild()
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = await startServer(Number(process.env['E2E_PORT'] ?? 4900))
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
const entries: Entry[] = []
try {
  for (const walk of walks) {
    const isMeant = (text: string) => words.length === 0 || words.some((word) => text.includes(word))
    const places = walk.places.filter(({ name, path }) => isMeant(`${name} ${path} ${walk.who}`))
    if (places.length > 0) entries.push(...(await drawWalk(browser, server, folder, { ...walk, places })))
  }
} finally {
  await browser.close()
  await server.kill()
}
writeFileSync(join(folder, 'index.html'), sheetOf(entries))

const red = redLines(entries)
const pictures = entries.reduce((sum, entry) => sum + entry.pictures.length, 0)
process.stdout.write(`${pictures} pictures of ${entries.length} states in ${join(folder, 'index.html')}\n`)
for (const line of red) process.stdout.write(`red: ${line}\n`)
process.exit(red.length > 0 ? 1 : 0)
