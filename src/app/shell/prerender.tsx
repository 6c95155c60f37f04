import { renderToString } from 'react-dom/server'
import { createSend } from '#api/signed-send.ts'
import { brand } from '#config/brand.ts'
import { defaultBases } from '#config/environment.ts'
import { createSnapshots } from '#data/offline/snapshot.ts'
import { TemplateContext } from '#data/use-view.ts'
import type { ShellName } from '#lib/shells.ts'
import { readAgent, type Skin } from '#lib/user-agent.ts'
import { createSession } from '#session/session.ts'
import { createMemoryStorage } from '#session/storage.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Spinner } from '#ui/state/spinner.tsx'
import { createOutside } from '#wechat/outside.ts'
import { documentTitle } from '#wechat/page.tsx'
import { App } from '#app/app.tsx'
import type { Drawing } from './drawing.ts'
import { createNoticeBoard } from '#app/chrome/notice.ts'
import { preload } from '#app/routes/page-view.tsx'
import { routeIn } from '#app/routes/route.ts'
import { routeOf } from '#app/routes/routes.tsx'
import { siteRoutes } from '#app/routes/site-routes.tsx'
import { Site } from '#app/site/tree.tsx'
import { createSignal } from '#app/boot/signal.ts'
import type { AppServices } from '#app/boot/app-services.ts'

/** Draws the shells at build time, from the components that the page runs. */
const samples: Record<ShellName, { path: string; title: string; filled: boolean }> = {
  course: { path: '/course', title: '股票学习课程', filled: true },
  'course-detail': { path: '/course/0', title: '课程', filled: true },
  article: { path: '/article/0', title: '文章', filled: true },
  me: { path: '/me', title: '我的', filled: false },
  home: { path: '/home', title: '首页', filled: false },
}

/** Called by the build, see `build/shells.ts`. */
export async function draw(shell: ShellName): Promise<Drawing> {
  const { path, title, filled } = samples[shell]
  const app = await pageAt(path)
  return {
    title: documentTitle(title),
    description: `${brand.name}：系统学习，理性投资。${brand.riskLine}。`,
    loading: renderToString(app),
    template: filled ? renderToString(<TemplateContext value={true}>{app}</TemplateContext>) : '',
  }
}

/** A page of the site, as it stands before any of its data: its heading names it, its lead describes it. */
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
    description: textOf(/<p[^>]*data-lead[^>]*>([\s\S]*?)<\/p>/) || `${brand.companyName}。${brand.riskLine}。`,
    loading,
    template: '',
  }
}

async function pageAt(path: string) {
  const route = routeOf(path)
  if (!route) throw new Error(`no route for ${path}`)
  await preload(route, 'mobile')
  return <App appServices={nobodys('mobile')} ssrPath={path} />
}

async function sitePageAt(path: string, skin: Skin) {
  const route = routeIn(siteRoutes, path)
  if (!route) throw new Error(`no page of the site for ${path}`)
  await preload(route, skin)
  return <Site services={nobodys(skin)} ssrPath={path} />
}

/** The spinner of a page that is not drawn beforehand. */
export function spinner(): string {
  return renderToString(<Spinner />)
}

/** What such a page says where no script runs: who we are, and the pages that can be read. product 4.5 */
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

/** The parts of a visitor whom nothing is known about, and who asks nothing. */
function nobodys(skin: Skin): AppServices {
  const local = createMemoryStorage()
  const tab = createMemoryStorage()
  const bases = defaultBases
  const session = createSession({ local, tab, bases, online: () => true, onSignedOut: () => undefined })
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
    local,
    tab,
    send,
    session,
    visitor: session,
    data: { send, snapshots, account: session.account, onAccount: () => nothing, now: () => 0 },
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
    onLostChunk: () => false,
    unreached: createSignal(),
    worker: new Promise(nothing),
    outcome: { kind: 'idle' },
    board: createNoticeBoard(),
    firstRender: new Promise(nothing),
    finish: async () => ({ kind: 'failed', reason: 'no-code', to: '/' }),
    restart: async () => undefined,
  }
}
