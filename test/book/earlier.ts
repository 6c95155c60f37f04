import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place, Walk } from '#test/e2e/kit/place.ts'
import { root } from '#test/ready.mjs'
import { enter, noting } from './draw.ts'
import { type Entry, fileOf } from './entry.ts'
import { type Setup, openVisit } from './visit.ts'

/**
 * The build of an earlier commit, made once. Not inside node_modules: below a folder of that name Vite does not
 * process a page's scripts. Throws when the commit or its build fails.
 */
export function buildOf(commit: string): string {
  const run = (command: string, args: string[], cwd = root) =>
    execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1 << 30 })
  const hash = run('git', ['rev-parse', '--verify', `${commit}^{commit}`])
    .toString()
    .trim()
  const tree = join(tmpdir(), 'earlier-builds', hash)
  const dist = join(tree, 'dist')
  if (existsSync(join(dist, 'sw.js'))) return dist
  rmSync(tree, { recursive: true, force: true })
  mkdirSync(tree, { recursive: true })
  const archive = join(tree, 'tree.tar')
  run('git', ['archive', '--output', archive, hash])
  run('tar', ['-xf', archive], tree)
  run('npm', ['ci', '--no-audit', '--no-fund'], tree)
  run('npx', ['vite', 'build', '--logLevel', 'warn'], tree)
  return dist
}

/** Puts the main states of an earlier build before the pictures of their entries; 此前没有 if it had no such page. */
export async function drawBefore(setup: Setup, walk: Walk, places: readonly Place[], drawn: ReadonlyMap<Place, Entry>) {
  if (places.length === 0) return
  const { context, page, shoot } = await openVisit(setup, walk)
  for (const place of places) {
    const entry = drawn.get(place)
    if (!entry) continue
    await noting(entry, async () => {
      await page.goto(place.path)
      await page.evaluate(() => window.untilLoaded())
      if ((await page.locator('#root').textContent()) === 'No Match') {
        entry.pictures.unshift({ look: '此前', file: undefined })
        return
      }
      await enter(page, place)
      const file = fileOf(entry.who, entry.name, '此前')
      await shoot(file)
      entry.pictures.unshift({ look: '此前', file })
    })
  }
  await context.close()
}
