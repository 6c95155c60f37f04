import { renderToString } from 'react-dom/server'
import { createSend } from '#api/signed-send.ts'
import { brand } from '#config/brand.ts'
import { documentTitle } from '#config/document-title.ts'
import { defaultBases } from '#config/environment.ts'
import { createData } from '#data/deps.tsx'
import { firstKeys, type FirstRead, type PageParams } from '#data/page/first-read.ts'
import { createSnapshots } from '#data/offline/snapshot.ts'
import type { Page } from '#data/page/page.ts'
import { TemplateContext } from '#data/use-view.ts'
import { readAgent, type Skin } from '#lib/user-agent.ts'
import { createSession } from '#session/session.ts'
import { createUserInfo } from '#app/boot/user-info.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { createOutside } from '#wechat/outside.ts'
import { App } from '#app/app.tsx'
import type { FirstPaths } from '#app/inline/early.ts'
import type { Drawing, Shell, SiteShell } from './drawing.ts'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import { preload } from '#app/routes/page-view.tsx'
import { appPages } from '#app/routes/app-pages.ts'
import { pageAt, type PageTable } from '#app/routes/page-table.ts'
import { sitePages } from '#app/routes/site-pages.ts'
import { Site } from '#app/site/tree.tsx'
import { createSignal } from '#app/boot/signal.ts'
import type { AppServices } from '#app/boot/app-services.ts'

/** Renders the shells at build time from the page records and their components. */
export async function shells(): Promise<Shell[]> {
  const entry = appPages.now().pages
  const drawn = (await prerendered()).map(async (page): Promise<Shell> => {
    const read = await page.first?.()
    return {
      name: nameOf(page),
      pattern: `^${page.pattern.replace(/:\w+/g, '[^/]+')}$`,
      screen: `features/${page.shell}`,
      first: read ? pathsOf(read, placesIn(page)) : null,
      filled: read?.filled ?? false,
      inEntry: entry.includes(page),
    }
  })
  return Promise.all(drawn)
}

async function prerendered(): Promise<readonly Page[]> {
  return (await whole(appPages)).filter(({ shell }) => shell !== undefined)
}

/** The addresses of the site that are prerendered. */
export async function siteShells(): Promise<SiteShell[]> {
  return (await whole(sitePages)).flatMap(({ pattern, shell: folder, paths = [pattern], unlisted = false }) =>
    folder === undefined ? [] : paths.map((path) => ({ path, folder, unlisted })),
  )
}

/** Paths of the application that search engines must not index. */
export async function unlisted(): Promise<string[]> {
  return (await whole(appPages)).filter((page) => page.unlisted).map(({ pattern }) => pattern)
}

async function whole(table: PageTable): Promise<readonly Page[]> {
  await preload(table.rest, 'mobile')
  return table.now().pages
}

/** The name of the screen. */
function nameOf({ pattern, shell }: Page): string {
  const name = shell?.split('/').at(-1)
  if (name === undefined) throw new Error(`${pattern} has no shell: it belongs to the other pages`)
  return name
}

/** The segment of the address for each parameter. */
function placesIn({ pattern }: Page): PageParams {
  const places = pattern.split('/').map((segment, at) => [segment.slice(1), segment.startsWith(':') && `__${at}__`])
  return Object.fromEntries(places.filter(([, place]) => place))
}

function pathsOf(read: FirstRead, places: PageParams): FirstPaths {
  const { member, guest } = firstKeys(read, places)
  const isQuotes = read.call.base === 'quotes'
  return { member: withoutMethod(member), guest: withoutMethod(guest), ...(isQuotes && { quotes: true }) }
}

/** The inline script adds this prefix itself. */
function withoutMethod(key: string): string {
  return key.replace(/^GET /, '')
}

/** Called by the build, see `build/shells.ts`. */
export async function draw(name: string): Promise<Drawing> {
  const page = (await prerendered()).find((each) => nameOf(each) === name)
  if (page?.title === undefined) throw new Error(`the shell ${name} has no title`)
  await preload(page, 'mobile')
  const read = await page.first?.()
  const app = <App appServices={nobodys('mobile')} ssrPath={page.pattern.replace(/:\w+/g, '0')} />
  const loading = renderToString(app)
  // Hydration does not repair a link rendered without a target.
  const stray = /href="[^"]*\/0(?=["/?])/.exec(loading)
  if (stray) throw new Error(`the shell ${name} links to a page of nothing: ${stray[0]}`)
  return {
    title: documentTitle(page.title),
    description: `${brand.name}：系统学习，理性投资。${brand.riskLine}。`,
    loading,
    template: read?.filled ? renderToString(<TemplateContext value={true}>{app}</TemplateContext>) : '',
  }
}

/** A page of the site without its data: its heading and its lead. */
export async function drawSite(path: string, skin: Skin): Promise<Drawing> {
  const loading = renderToString(await sitePageAt(path, skin))
  const textOf = (element: RegExp) =>
    element
      .exec(loading)?.[1]
      ?.replace(/<[^>]*>/g, '')
      .trim() ?? ''
  const title = textOf(/<h1[^>]*>([\s\S]*?)<\/h1>/)
  if (title === '') throw new Error(`${path} has no heading`)
  return {
    title: documentTitle(/<h1[^>]* data-name="([^"]*)"/.exec(loading)?.[1] ?? title),
    description:
      textOf(/<p[^>]*data-lead[^>]*>([\s\S]*?)<\/p>/) || `${title}：${brand.companyName}。${brand.riskLine}。`,
    loading,
    template: '',
  }
}

async function sitePageAt(path: string, skin: Skin) {
  const page = pageAt(await whole(sitePages), path)
  if (!page) throw new Error(`no page of the site for ${path}`)
  await preload(page, skin)
  return <Site services={nobodys(skin)} ssrPath={path} />
}

/** The spinner of a page that is not prerendered. */
export function spinner(): string {
  return renderToString(<Spinner />)
}

/** What such a page shows where scripts are disabled: the company facts, and the pages that can be read. law §5 */
export function withoutScripts(): string {
  return renderToString(
    <>
      <style>{'#root{display:none}'}</style>
      <h1>{brand.name}</h1>
      <a href="/index">查看无需脚本的公司与合规信息</a>
      <DisclosureFooter company={brand} />
    </>,
  )
}

/** The services of an unknown visitor who makes no requests. */
function nobodys(skin: Skin): AppServices {
  const local = createMemoryStorage()
  const tab = createMemoryStorage()
  const bases = defaultBases
  const session = createSession({ local, tab, bases, onSignedOut: () => undefined })
  const send = createSend({
    bases,
    token: () => null,
    refresh: async () => '',
    epoch: () => 0,
    online: () => true,
    fetch: () => new Promise(() => undefined),
  })
  const snapshots = createSnapshots({ account: session.account, now: () => 0 })
  const nothing = () => undefined
  return {
    agent: { ...readAgent('', { maxTouchPoints: 0 }), skin },
    landing: '',
    table: appPages,
    local,
    tab,
    send,
    session,
    userInfo: createUserInfo(session),
    bindDesk: () => new Promise(nothing),
    visitor: session,
    data: createData({ send, snapshots, account: session.account, onAccount: () => nothing, now: () => 0 }),
    snapshots,
    host: createOutside('other', ''),
    tracker: {
      track: async () => undefined,
      view: nothing,
      beat: nothing,
      flush: async () => undefined,
      forget: async () => undefined,
      start: () => nothing,
    },
    link: (path) => path,
    dirty: () => false,
    onCrash: (error) => {
      throw error
    },
    onLostChunk: async () => false,
    unreached: createSignal(),
    onUnreached: () => undefined,
    worker: new Promise(nothing),
    outcome: { kind: 'idle' },
    board: createNoticeBoard(),
    firstRender: new Promise(nothing),
    finish: async () => ({ kind: 'failed', reason: 'no-code', to: '/' }),
    restart: async () => undefined,
  }
}
