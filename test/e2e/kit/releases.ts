import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Manifest } from 'vite'
import { test as onDevice } from './device.ts'
import { type Server, startServer } from './server.ts'

/** A release, in build order. */
type Nth = 1 | 2 | 3

/** Three releases of the app, built one after the other into one folder, and a server of the current one. */
interface Releases {
  server: Server
  /** Restores the folder as this release left it, under the open pages; `half`: without the policies of its pages. */
  publish(release: Nth, how?: { half: boolean }): Promise<void>
  /** The chunk of a source in a release, e.g. `/assets/me-x.js`. */
  chunk(release: Nth, source: string): string
  /** Files below `assets` as this release left them. */
  assets(release: Nth): Promise<string[]>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

export const test = onDevice.extend<object, { releases: Releases }>({
  releases: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'releases-'))
      const live = join(folder, 'live')
      const left = (release: Nth) => join(folder, `release-${release}`)
      const manifests = new Map<Nth, Manifest>()
      for (const release of [1, 2, 3] as const) {
        await build(join(folder, 'dist'), `release-${release}`)
        await cp(join(folder, 'dist'), left(release), { recursive: true })
        // Written by the build that has just ended.
        manifests.set(
          release,
          JSON.parse(await readFile(join(left(release), '.vite/manifest.json'), 'utf8')) as Manifest,
        )
      }
      await cp(left(1), live, { recursive: true })
      const server = await startServer({ DIST: live })
      const assets = (release: Nth) => readdir(join(left(release), 'assets'))
      await use({
        server,
        async publish(release, { half } = { half: false }) {
          // The new worker last: clients that notice it find everything else.
          const last = (path: string) => path.endsWith('/sw.js')
          const policies = (path: string) => half && path.endsWith('/shells.json')
          const filter = (path: string) => !last(path) && !policies(path)
          await cp(left(release), live, { recursive: true, filter })
          await cp(join(left(release), 'sw.js'), join(live, 'sw.js'))
          const kept = new Set(await assets(release))
          const gone = (await readdir(join(live, 'assets'))).filter((file) => !kept.has(file))
          for (const file of gone) await rm(join(live, 'assets', file))
        },
        chunk(release, source) {
          const file = manifests.get(release)?.[source]?.file
          if (file === undefined) throw new Error(`release ${release} has no ${source}`)
          return `/${file}`
        },
        assets,
      })
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** Builds the app into a separate folder, beside the existing content: a release with all new code. */
export async function build(outDir: string, id: string, more: Record<string, string> = {}): Promise<void> {
  // The test runner sets a test environment.
  const env = { ...process.env, NODE_ENV: 'production', ...more, BUILD_ID: id }
  await promisify(execFile)(process.execPath, ['test/e2e/kit/release.mjs', outDir], { cwd: root, env })
}

/** The entry module of this page, which identifies its release. */
export function entryOf(page: Page): Promise<string> {
  return page.evaluate(
    () => new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '').pathname,
  )
}

/** How many documents this page loads from now on. */
export function documents(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}
