import { WebSocket } from 'ws'

/** One attached target (page, worker) or the browser itself, spoken to by the DevTools protocol. */
export interface Session {
  id: string
  send<T = unknown>(method: string, params?: object): Promise<T>
}

type Listener = (params: Record<string, unknown>, session: Session) => void

interface Message {
  id?: number
  method?: string
  params?: Record<string, unknown>
  result?: unknown
  error?: { message: string }
  sessionId?: string
}

/**
 * A connection to the browser. Spoken by hand: Playwright shows no session of a service worker, and its first
 * requests would run free of the throttling.
 */
export async function connect(url: string) {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  const listeners = new Map<string, Set<Listener>>()
  let last = 0

  const session = (id: string): Session => ({
    id,
    send<T>(method: string, params: object = {}) {
      last += 1
      const at = last
      socket.send(JSON.stringify({ id: at, method, params, ...(id !== '' && { sessionId: id }) }))
      return new Promise<T>((resolve, reject) => {
        // The protocol says what each method answers; the caller names it.
        waiting.set(at, { resolve: (value) => resolve(value as T), reject })
      })
    },
  })

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message // of the protocol
    const { id, method, params = {}, sessionId = '' } = message
    if (method !== undefined) for (const each of listeners.get(method) ?? []) each(params, session(sessionId))
    const asked = id === undefined ? undefined : waiting.get(id)
    if (id === undefined || !asked) return
    waiting.delete(id)
    if (message.error) asked.reject(new Error(message.error.message))
    else asked.resolve(message.result)
  })
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'))
    waiting.clear()
  })

  return {
    root: session(''),
    session,
    on(method: string, listener: Listener) {
      const all = listeners.get(method) ?? new Set()
      listeners.set(method, all.add(listener))
    },
    close: () => socket.close(),
  }
}

export type Connection = Awaited<ReturnType<typeof connect>>
