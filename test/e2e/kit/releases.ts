import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Manifest } from 'vite'
import type { Release } from '#build/releases.ts'
import { test as onDevice } from './device.ts'
import { type Server, startServer } from './server.ts'

/** The build under test, and the one after it. */
type Nth = 1 | 2
/** What a server may hold: a release with the code of the one before; the second `alone`, as the third would leave it. */
type Held = Nth | 'alone'

/** Two releases of the app, the second built into the folder of the first, and a server of the current one. */
interface Releases {
  server: Server
  /** Replaces what the server holds, under the open pages. */
  publish(held: Held): Promise<void>
  /** The chunk of a source in a release, e.g. `/assets/me-x.js`. */
  chunk(release: Nth, source: string): string
  /** The code of a release, by its own list. */
  files(release: Nth): string[]
  /** The code its build has left in the folder. */
  left(release: Nth): Promise<string[]>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const LIST = 'releases.json'

/** A file of the release before the first. */
export const OLDER = 'assets/older.js'

export const test = onDevice.extend<object, { releases: Releases }>({
  releases: [
    async ({}, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'releases-'))
      const folders = { 1: process.env['DIST'] ?? join(root, 'dist'), 2: join(folder, 'release-2') }
      await cp(folders[1], folders[2], { recursive: true })
      await addOlder(folders[2])
      await build(folders[2], 'release-2')
      const releases = { 1: await readRelease(folders[1]), 2: await readRelease(folders[2]) }
      const own = releases[2].files.map((file) => [file.slice('assets/'.length), join(folders[2], file)] as const)
      const held: Record<Held, string> = {
        ...folders,
        alone: await variant(folders[2], 'assets', await linked(join(folder, 'assets'), own)),
      }
      const live = join(folder, 'live')
      await symlink(held[1], live)
      const server = await startServer({ DIST: live })
      await use({
        server,
        async publish(each) {
          const next = join(folder, 'next')
          await symlink(held[each], next)
          await rename(next, live)
        },
        chunk(release, source) {
          const file = releases[release].manifest[source]?.file
          if (file === undefined) throw new Error(`release ${release} has no ${source}`)
          return `/${file}`
        },
        files: (release) => releases[release].files,
        left: async (release) => (await readdir(join(folders[release], 'assets'))).map((name) => `assets/${name}`),
      })
      await server.kill()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 600_000 },
  ],
})

/** The list and the manifest that a build has written. */
async function readRelease(folder: string): Promise<{ files: string[]; manifest: Manifest }> {
  const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(folder, file), 'utf8'))
  const [newest] = (await read(LIST)) as [Release] // by the build
  return { files: newest.files, manifest: (await read('.vite/manifest.json')) as Manifest } // by the build
}

/** A folder like this one, but for one entry; beside it. */
async function variant(folder: string, entry: string, instead: string): Promise<string> {
  const entries = (await readdir(folder)).map((name) => [name, name === entry ? instead : join(folder, name)] as const)
  return linked(`${folder}-${entry}`, entries)
}

/** A folder with these links. */
async function linked(folder: string, entries: readonly (readonly [name: string, target: string])[]): Promise<string> {
  await mkdir(folder)
  for (const [name, target] of entries) await symlink(target, join(folder, name))
  return folder
}

/** Records an older release in this folder, before the newest one there. */
async function addOlder(folder: string): Promise<void> {
  const [newest]: Release[] = JSON.parse(await readFile(join(folder, LIST), 'utf8'))
  await writeFile(join(folder, OLDER), '')
  await writeFile(join(folder, LIST), JSON.stringify([newest, { build: 'older', at: '', files: [OLDER] }]))
}

/** Builds the app into a separate folder, beside the existing content: a release with all new code. */
async function build(outDir: string, id: string): Promise<void> {
  // The test runner sets a test environment.
  const env = { ...process.env, NODE_ENV: 'production', BUILD_ID: id }
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
