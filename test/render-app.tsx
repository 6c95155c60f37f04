import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createSend } from '#api/signed-send.ts'
import { defaultBases } from '#config/environment.ts'
import { createData } from '#data/deps.tsx'
import { DataProvider } from '#data/provider.tsx'
import { createSnapshots } from '#data/offline/snapshot.ts'
import { SessionProvider } from '#session/context.tsx'
import { createSession } from '#session/session.ts'
import { createMemoryStorage, createStorage } from '#session/storage.ts'
import { Toaster } from '#ui/overlay/toast.tsx'
import type { Host } from '#wechat/host.ts'
import { createOutside } from '#wechat/outside.ts'
import { PageProvider } from '#wechat/page.tsx'

/** An answer without data: a business code, a status, or no answer at all. */
class Rejection {
  readonly code: number
  readonly message: string
  constructor(code: number, message: string) {
    this.code = code
    this.message = message
  }
}
export const rejected = (code: number, message: string) => new Rejection(code, message)
export const dropped = Symbol('no answer')
export const status = (code: number) => new Response('', { status: code })

/** The service's answers by call, `METHOD /path`; the fields are those of query and body together. */
export type Answers = Record<string, (sent: Record<string, unknown>) => unknown>

export interface AppOptions {
  /** The address of the screen, with its query. */
  path: string
  answers?: Answers
  signedIn?: boolean
  /** Renders at the browser's own address; prerendering works only there. */
  prerendered?: boolean
  /** Whether the page is inside WeChat. */
  inside?: boolean
}

/** Renders a screen with its services. */
export function renderApp(screen: ReactNode, set: AppOptions) {
  const { tree, ...app } = appWithServices(screen, set)
  return { ...render(tree), ...app }
}

/** A screen with its surroundings: a session, data, a host, an address, and a scripted service. */
export function appWithServices(screen: ReactNode, set: AppOptions) {
  const sent: { call: string; fields: Record<string, unknown> }[] = []
  const signIns: (string | undefined)[] = []
  const session = createSession({
    local: createMemoryStorage(),
    tab: createStorage('session'),
    bases: defaultBases,
    onSignedOut: () => undefined,
    signIn: (path) => void signIns.push(path),
  })
  if (set.signedIn) session.store.update('tokens', { accessToken: 'access', refreshToken: 'refresh' })
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://stage.example')
    const body: unknown = JSON.parse(typeof init.body === 'string' ? init.body : '{}')
    const fields = { ...Object.fromEntries(searchParams), ...Object(body) } as Record<string, unknown> // JSON of ours
    const call = `${init.method} ${pathname.replace(/^\/api/, '')}`
    sent.push({ call, fields })
    return asResponse((await set.answers?.[call]?.(fields)) ?? status(404))
  }
  const data = createData({
    send: createSend({
      bases: defaultBases,
      fetch,
      token: session.token,
      refresh: async () => Promise.reject(new Error('no refresh on stage')),
      epoch: session.epoch,
    }),
    snapshots: createSnapshots({ account: session.account, now: Date.now }),
    account: session.account,
    onAccount: session.store.subscribe,
    now: Date.now,
  })
  const [path = '/', search = ''] = set.path.split('?')
  const address = memoryLocation({ path, searchPath: search, record: true })
  const router = set.prerendered
    ? { ssrPath: path }
    : { hook: address.hook, searchHook: () => address.searchHook().replaceAll('%', '%25') }
  const tree = (
    <Router {...router}>
      <SessionProvider session={session}>
        <DataProvider data={data}>
          <PageProvider host={hostOf(set)} pattern={path} policy="N" link={(to) => to}>
            {screen}
            <Toaster />
          </PageProvider>
        </DataProvider>
      </SessionProvider>
    </Router>
  )
  return { tree, sent, signIns, session, history: address.history }
}

function asResponse(answer: unknown): Response {
  if (answer === dropped) throw new TypeError('Failed to fetch')
  if (answer instanceof Response) return answer
  if (answer instanceof Rejection) return Response.json({ code: answer.code, data: null, message: answer.message })
  return Response.json({ code: 0, data: answer, message: '' })
}

function hostOf({ inside }: AppOptions): Host {
  const outside = createOutside('other', 'http://stage.example/')
  return inside ? { ...outside, kind: 'inside' } : outside
}
