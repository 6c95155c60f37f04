import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Context } from 'hono'
import { createWebApp, type WebApp } from '#test/web-app.ts'
import { array, object, optional, parse, record, string } from 'valibot'
import { FILE_TYPES } from '#lib/path/file-types.ts'
import { readAgent } from '#lib/user-agent.ts'
import { createPacker, type Packer } from './encoded.ts'
import { hashesOf, htmlHeaders, plainHeaders } from './policy.ts'

const NONE = { files: [], services: [] }

const Shells = object({
  routes: array(object({ pattern: string(), file: string(), desktop: optional(string()) })),
  fallback: string(),
  scripts: record(string(), array(string())),
  openTags: optional(array(string()), []),
  origins: optional(object({ files: array(string()), services: array(string()) }), NONE),
})

interface SiteOptions {
  /** The finished build. */
  dist: string
  /** Files that stand beside it, such as WeChat's verification files. */
  beside: string
  /** Where it is served, e.g. `localhost:4173`; the first one stands for whatever a request names instead. */
  hosts: readonly [string, ...string[]]
  /** The largest picture of the page at a path, if known, so that a header can preload it. */
  picture?: (path: string) => Promise<string | undefined>
  /** What WeChat does to a page before showing it. */
  inject?: (html: string) => string
  packer?: Packer
}

/**
 * The static site as nginx would serve it: hashed assets for a year and 404 when they are gone, everything else asked
 * again; every other path is a page and gets the shell of its route, whoever asks: link previews and crawlers send no
 * `Accept: text/html`. reliability §5.1, H2
 */
export function createSite({ dist, beside, hosts, picture, inject, packer = createPacker() }: SiteOptions): WebApp {
  const app = createWebApp()

  const page = (file: string, context: Context): Response => {
    const made = fileIn(dist, file)
    if (!made) return context.text('No build yet: run "npm run build" first.', 503, plainHeaders())
    const raw = made.toString()
    const html = inject ? inject(raw) : raw
    const { scripts, openTags, origins } = shellsOf(dist)
    const host = hosts.find((each) => each === context.req.header('host')) ?? hosts[0]
    const hashes = scripts[file] ?? hashesOf(raw)
    const headers = {
      ...htmlHeaders({ hashes, host, framed: inject !== undefined, openTags: openTags.includes(file), origins }),
      ...asked('.html'),
    }
    return packer.answer(Buffer.from(html), headers, context.req.raw)
  }

  app.get('/assets/*', (context) => {
    const body = fileIn(dist, context.req.path)
    if (!body) return context.text('gone', 404, { ...plainHeaders(), 'cache-control': 'no-store' })
    const headers = { ...asked(extname(context.req.path)), 'cache-control': 'public, max-age=31536000, immutable' }
    return packer.answer(body, { ...plainHeaders(), ...headers }, context.req.raw)
  })
  app.get('*', async (context) => {
    const { path } = context.req
    // Nothing hidden is served (`/.env`), and what stands beside the client (`/__test`) has no pages.
    if (path.startsWith('/__') || path.split('/').some((part) => part.startsWith('.'))) return missing(context)
    const extension = extname(path)
    if (extension === '.html' && fileIn(dist, path)) return page(path.slice(1), context)
    const file = extension === '' ? null : (fileIn(dist, path) ?? fileIn(beside, path))
    if (file) return packer.answer(file, { ...plainHeaders(), ...asked(extension) }, context.req.raw)
    if (FILE_TYPES.has(extension)) return missing(context)
    const { routes, fallback } = shellsOf(dist)
    const shell = routes.find(({ pattern }) => new RegExp(pattern).test(path))
    const { skin } = readAgent(context.req.header('user-agent') ?? '', { maxTouchPoints: 0 })
    const response = page((skin === 'desktop' && shell?.desktop) || (shell?.file ?? fallback), context)
    const first = await picture?.(path)
    if (shell?.desktop !== undefined) response.headers.append('vary', 'User-Agent')
    if (first !== undefined) response.headers.set('link', `<${first}>; rel=preload; as=image; fetchpriority=high`)
    return response
  })
  return app
}

function missing(context: Context): Response {
  return context.text('not found', 404, { ...plainHeaders(), 'cache-control': 'no-store' })
}

function asked(extension: string): Record<string, string> {
  return { 'content-type': FILE_TYPES.get(extension) ?? 'application/octet-stream', 'cache-control': 'no-cache' }
}

/** A file below a folder; null for anything hidden, outside or absent. */
function fileIn(folder: string, path: string): Buffer | null {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts.length === 0 || parts.some((part) => part.startsWith('.') || !/^[\w@.-]+$/.test(part))) return null
  try {
    // At once: to hand it to a thread takes longer than to read a file that the system has in memory.
    return readFileSync(join(folder, ...parts))
  } catch {
    return null
  }
}

/** The build's list of shells; before there is one, index.html answers everything. */
function shellsOf(dist: string) {
  const list = fileIn(dist, 'shells.json')
  return list
    ? parse(Shells, JSON.parse(list.toString()))
    : { routes: [], fallback: 'index.html', scripts: {}, openTags: [], origins: NONE }
}
