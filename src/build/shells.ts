import { existsSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Manifest, type ResolvedConfig } from 'vite'
import { criticalCss } from './critical.ts'
import { metaOf, UNLISTED } from './meta.ts'
import { nginxOf } from './nginx.ts'
import type { FirstRequest, PageManifest } from '#edge/manifest.ts'
import type { Drawing, Prerender, Shell } from '#app/shell/drawing.ts'
import { originsOf } from '#config/origins.ts'
import { settingsOf } from '#config/settings.ts'
import { OPEN_NOTICE } from '#lib/path/notice-href.ts'
import { OPEN_APP, openTagPages } from '#lib/path/site.ts'
import type { Skin } from '#lib/user-agent.ts'

/** Whether the entry includes its record. */
const SITE_HOME = '/index'
/** The entries of the application and of the site. */
const ENTRY = 'index.html'
const SITE_ENTRY = 'src/site-main.tsx'
/** The pages that are not in the entries: a document of one of them preloads them. */
export const LAZY = 'src/app/routes/lazy-pages.ts'
export const SITE_LAZY = 'src/app/routes/lazy-site-pages.ts'
/** All the code of each page with an open tag; its markup stays as rendered. */
const TAG_ENTRIES: Readonly<Record<string, string>> = {
  [OPEN_APP]: 'src/launch-main.ts',
  [OPEN_NOTICE]: 'src/notice-main.ts',
}
/** The plain page of addresses that search engines must not index. */
const UTILITY = 'shells/site/utility.html'

/** The file of a page of the site, in one of the skins. */
function siteFile(path: string, skin: Skin): string {
  return `shells/site/${path.slice(1).replaceAll('/', '-')}${skin === 'desktop' ? '.desktop' : ''}.html`
}

/**
 * Writes the HTML of the prerendered pages into the finished build: markup and styles inline, the boot script inline,
 * the entry module loaded by that script; and the nginx lines that serve them.
 */
export async function buildShells(config: ResolvedConfig): Promise<PageManifest> {
  const dist = resolve(config.root, config.build.outDir)
  // The manifest is written by the same build.
  const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  const frame = await readFile(join(dist, 'index.html'), 'utf8')
  const program = join(config.root, `node_modules/.cache/shells-${process.pid}`)
  const prerender = await loadPrerender(config, program)
  const plain = { spinner: prerender.spinner(), unscripted: prerender.withoutScripts() }
  const settings = settingsOf(config.env)
  const { bases } = settings.environments.production
  const list: PageManifest = {
    routes: [],
    fallback: 'index.html',
    openTags: openTagPages.map((path) => siteFile(path, 'mobile')),
    origins: originsOf(settings),
    bases: { api: bases.api, file: bases.file, quotes: bases.quotes },
    origin: bases.production,
  }
  // The worker would otherwise keep a shell that no longer exists.
  await rm(join(dist, 'shells'), { recursive: true, force: true })
  await mkdir(join(dist, 'shells/site'), { recursive: true })

  const made = new Map<string, Promise<string>>()
  const inline = (script: Script) => {
    const name = JSON.stringify(script)
    const text = made.get(name) ?? inlineScript(config, script)
    made.set(name, text)
    return text
  }
  const write = async (
    page: { file: string; body: Body; first?: Shell['first']; skin?: Skin; meta?: string },
    drawing: Drawing | null,
    sources: string[],
    drawnFrom = sources,
  ) => {
    const { file, body, first = null, skin = 'mobile', meta = '' } = page
    const { styles } = filesOf(manifest, drawnFrom)
    const headScript = await inline({ name: 'head', first })
    const bodyScript = fillIn(await inline(body), {
      ...namesOf('', sources),
      // The plain page serves both trees.
      ...(body.name === 'plain' && namesOf('site-', [SITE_ENTRY, SITE_LAZY])),
    })
    const css = (await Promise.all(styles.map((each) => readFile(join(dist, each), 'utf8')))).join('')
    const markup = drawing ? drawing.loading + drawing.template : plain.spinner + plain.unscripted
    await writeFile(
      join(dist, file),
      compose(frame, drawing, { skin, meta, css: criticalCss(css, markup), headScript, bodyScript, ...plain }),
    )
  }
  const namesOf = (tree: string, sources: string[]): Record<string, string[]> => {
    const { scripts, styles } = filesOf(manifest, sources)
    const entry = manifest[sources[0] ?? '']?.file
    const sizeOf = (file: string) => statSync(join(dist, file)).size
    const ahead = scripts.filter((each) => each !== entry).toSorted((a, b) => sizeOf(b) - sizeOf(a))
    return {
      [`${tree}entry`]: [`/${entry}`],
      [`${tree}ahead`]: ahead.map((each) => `/${each}`),
      [`${tree}styles`]: styles.map((each) => `/${each}`),
    }
  }
  for (const { name, pattern, screen, first, filled, inEntry } of await prerender.shells()) {
    const file = `shells/${name}.html`
    const ask = publicFirst(name, first)
    list.routes.push({ pattern, file, ...(ask && { first: ask }) })
    const drawing = await prerender.draw(name)
    const body: Body = { name: 'show', words: filled ? `src/${screen}.words.ts` : null }
    const drawnFrom = [ENTRY, `src/${screen}.tsx`]
    const runs = inEntry ? drawnFrom : [...drawnFrom, LAZY]
    await write({ file, body, first, meta: metaOf(drawing) }, drawing, runs, drawnFrom)
  }
  for (const { path, folder, unlisted } of await prerender.siteShells()) {
    // A folder, or the prefix of a screen's file names.
    const start = `src/site/${folder}${folder.includes('/') ? '-' : '/'}`
    const own = existsSync(join(config.root, `${start}desktop.tsx`))
    for (const skin of own ? (['mobile', 'desktop'] as const) : (['mobile'] as const)) {
      const source = `${start}${own ? skin : 'both'}.tsx`
      const drawing = await prerender.drawSite(path, skin)
      const meta = metaOf({ ...drawing, path, unlisted, origin: bases.production })
      const drawnFrom = [SITE_ENTRY, source]
      // The entry knows its first page; the patterns of all others come with the rest.
      const runs = path === SITE_HOME ? drawnFrom : [...drawnFrom, SITE_LAZY]
      const tagged = TAG_ENTRIES[path]
      await write(
        { file: siteFile(path, skin), body: { name: 'site' }, skin, meta },
        drawing,
        tagged === undefined ? runs : [tagged],
        drawnFrom,
      )
    }
    const desktop = own ? { desktop: siteFile(path, 'desktop') } : {}
    list.routes.push({ pattern: `^${path}$`, file: siteFile(path, 'mobile'), ...desktop })
  }
  await write({ file: UTILITY, body: { name: 'plain' }, meta: UNLISTED }, null, [ENTRY, LAZY])
  list.routes.push({ pattern: `^(?:${(await prerender.unlisted()).join('|')})$`, file: UTILITY })
  await write({ file: 'index.html', body: { name: 'plain' } }, null, [ENTRY, LAZY])
  await writeFile(join(dist, 'shells.json'), JSON.stringify(list, null, 1))
  await writeFile(join(dist, '.vite/nginx.conf'), nginxOf(list.routes))
  await rm(program, { recursive: true, force: true })
  return list
}

/** The first request of a page for the front handler, if it has a public form. */
function publicFirst(page: string, first: Shell['first']): FirstRequest | undefined {
  if (!first || !(first.quotes || first.guest.startsWith('/public/'))) return undefined
  return { page, path: first.guest, ...(first.quotes && { quotes: true }) }
}

/** Files of these sources and their imports, in build order. */
function filesOf(manifest: Manifest, sources: string[]): { scripts: string[]; styles: string[] } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    if (seen.has(source)) return
    seen.add(source)
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    for (const each of chunk.imports ?? []) visit(each)
    for (const style of chunk.css ?? []) styles.add(style)
    scripts.add(chunk.file)
  }
  for (const source of sources) visit(source)
  return { scripts: [...scripts], styles: [...styles] }
}

/** The prerender program, built for Node with the client's styles and class names. */
async function loadPrerender(config: ResolvedConfig, outDir: string): Promise<Prerender> {
  await rm(outDir, { recursive: true, force: true })
  await build({
    root: config.root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: config.define ?? {},
    // Its markup has the names of the styles that are already written.
    css: { modules: config.css.modules ?? {} },
    build: { ssr: 'src/app/shell/prerender.tsx', outDir, emptyOutDir: true, minify: false },
    ssr: { noExternal: true },
  })
  // The program that was just built exports what Prerender names.
  return (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as Prerender
}

/** The script after the markup: of a page filled with texts, of a complete one, of the plain one. */
type Body = { name: 'show'; words: string | null } | { name: 'site' | 'plain' }
type Script = Body | { name: 'head'; first: Shell['first'] }

/** One of the two scripts of a shell, built to a text. */
async function inlineScript(config: ResolvedConfig, script: Script): Promise<string> {
  // The script that fills in texts is generated here, because only its texts differ.
  const written = script.name === 'show' ? { id: join(config.root, 'src/app/inline/shown.ts'), script } : undefined
  const { bases } = settingsOf(config.env).environments.production
  // These scripts leave other environments to the entry (early.ts).
  const here = join(config.root, 'src/session/environment/here.ts')
  const result = await build({
    root: config.root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: {
      ...config.define,
      __FIRST__: JSON.stringify(script.name === 'head' ? script.first : null),
      __FILES__: JSON.stringify({ entry: ['@entry'], ahead: ['@ahead'], styles: ['@styles'] }),
      __SITE_FILES__: JSON.stringify({ entry: ['@site-entry'], ahead: ['@site-ahead'], styles: ['@site-styles'] }),
      __API_BASE__: JSON.stringify(bases.api),
      __QUOTES_BASE__: JSON.stringify(bases.quotes),
    },
    plugins: [
      {
        name: 'shown',
        enforce: 'pre',
        resolveId: (id) => (id === written?.id ? id : undefined),
        load: (id) => {
          if (id === here) return `export const here = ${JSON.stringify({ bases: { file: bases.file } })}`
          return id === written?.id ? showing(config.root, written.script.words) : undefined
        },
      },
    ],
    build: {
      write: false,
      target: config.build.target || 'es2022',
      modulePreload: false,
      lib: { entry: written?.id ?? `src/app/inline/${script.name}.ts`, formats: ['iife'], name: 'boot' },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const each of outputs) {
    if ('output' in each) return each.output[0].code.trim()
  }
  throw new Error(`no inline script ${script.name}`)
}

/** Fills in the texts of a screen, if it has any: its `.words.ts` has one function that makes its view. */
async function showing(root: string, words: string | null): Promise<string> {
  if (words === null) return "import { wait } from '#app/inline/show.ts'\nwait()"
  const [view, ...more] = [...(await readFile(join(root, words), 'utf8')).matchAll(/^export function (to\w+View)\b/gm)]
  if (!view || more.length > 0) throw new Error(`${words} has to make one view`)
  return `import { show } from '#app/inline/show.ts'\nimport { ${view[1]} } from '${join(root, words)}'\nshow(${view[1]})`
}

/** Replaces the placeholders in the built script with the file names of each shell. */
function fillIn(script: string, files: Record<string, string[]>): string {
  return Object.entries(files).reduce((text, [name, list]) => {
    const place = new RegExp(`\\[[\`'"]@${name}[\`'"]\\]`, 'g')
    if (text.search(place) < 0) throw new Error(`the inline script has no place for ${name}`)
    return text.replace(place, () => JSON.stringify(list))
  }, script)
}

interface Inline {
  skin: Skin
  meta: string
  css: string
  /** Placed before the styles, so that its requests run while the page is parsed. */
  headScript: string
  bodyScript: string
  spinner: string
  unscripted: string
}

/** One page: the built index.html with its entry and style links replaced by inline ones. */
function compose(page: string, drawing: Drawing | null, inline: Inline): string {
  const { skin, meta, css, headScript, bodyScript, spinner, unscripted } = inline
  const plain = page
    // Without scripts the skin is that of the file.
    .replace('<html lang="zh-CN">', `<html lang="zh-CN" data-skin="${skin}">`)
    .replace(/\s*<script type="module"[^>]*><\/script>/, '')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
  // React adds a preload for every important image; these have no address yet.
  const bare = (markup: string) => markup.replace(/<link rel="preload"[^>]*>/g, '')
  const template = drawing?.template ? `<template id="boot-view">${bare(drawing.template)}</template>` : ''
  // Replacements are functions, because `$` in markup must stay as it is.
  const title = (text: string) =>
    drawing ? text.replace(/<title>.*<\/title>/, () => `<title>${drawing.title}</title>`) : text
  return (
    title(plain)
      .replace('<!--first-->', () => `<script>${headScript}</script>`)
      .replace('<!--head-->', () => `${meta}<style>${css}</style>`)
      .replace('<!--app-->', () => (drawing ? bare(drawing.loading) : spinner))
      .replace('</noscript>', () => `${drawing ? '' : unscripted}</noscript>`)
      // Complete, with nothing to fill in: the client hydrates it as it is.
      .replace('<div id="root">', drawing && !drawing.template ? '<div id="root" data-shell>' : '<div id="root">')
      // The head's script may have the first paint wait for the last element (early.ts).
      .replace('<!--boot-->', () => `${template}<script>${bodyScript}</script><i id="filled" hidden></i>`)
  )
}
