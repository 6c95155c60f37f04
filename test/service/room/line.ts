import { tmpdir } from 'node:os'
import WebSocket from 'ws'
import { freePorts } from '#test/free-ports.ts'
import { serve } from '#test/serve.ts'
import type { RoomPace } from './gateway.ts'

/** A running service and connections to its gateway, for the tests of this folder. */

interface Heard {
  t: string
  id: string
  // Tests inspect frames of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  d: any
}

type Server = Awaited<ReturnType<typeof serve>>
let server: Server
let sockets: WebSocket[] = []

/** Closes what a test has opened. */
export async function shut(): Promise<void> {
  for (const socket of sockets) socket.terminate()
  sockets = []
  await server.close()
}

/** Text messages this service sent. */
export const sms = () => server.service.sms()

export const FRESH = '13800000001'
export const BUYER = '13800000002'
export const MUTED = '13800000003'

/** A separate service. */
export async function open(rooms: RoomPace = {}) {
  server = await serve({
    port: await freePorts(),
    inMemory: true,
    faults: true,
    dist: tmpdir(),
    rooms: { announceMs: 10, beatMs: 20, ...rooms },
  })
}

export const post = async (path: string, body: unknown, token?: string) => {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const init = { method: 'POST', body: JSON.stringify(body), headers }
  // Every response is JSON; tests inspect responses of every shape.
  return Object(await (await globalThis.fetch(`http://localhost:${server.port}${path}`, init)).json())
}
export const ask = async (path: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  return Object(await (await globalThis.fetch(`http://localhost:${server.port}/api${path}`, { headers })).json()).data
}
export const login = async (mobile: string): Promise<string> => (await post('/__test/login', { mobile })).accessToken
export const ticketOf = async (token: string): Promise<string> =>
  (await post('/api/room/ticket', {}, token)).data.ticket

/** A connection that records its frames. */
export function connect(query: Record<string, string>) {
  const socket = new WebSocket(`ws://localhost:${server.port}/api/room?${new URLSearchParams(query)}`)
  sockets.push(socket)
  const heard: Heard[] = []
  const waiting = new Set<() => void>()
  socket.on('message', (data: Buffer) => {
    heard.push(Object(JSON.parse(data.toString())))
    for (const look of waiting) look()
  })
  const ended = new Promise<number>((resolve) => socket.on('close', resolve))
  const opened = new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true))
    socket.on('error', () => resolve(false))
  })
  return {
    heard,
    ended,
    opened,
    say: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    sendBytes: (bytes: Buffer) => socket.send(bytes),
    leave: async () => {
      socket.close()
      await ended
    },
    /** The first matching frame, received already or to come. */
    until: (wanted: (frame: Heard) => boolean) =>
      new Promise<Heard>((resolve) => {
        const look = () => {
          const found = heard.find(wanted)
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    texts: () => heard.flatMap(({ t, d }) => (t === 'msg' ? [d.text] : [])),
  }
}

/** A connection in a room. */
export async function enter(token: string, roomId = 'LR01', more: Record<string, string> = {}) {
  const person = connect({ roomId, token: await ticketOf(token), ...more })
  await person.until(({ t }) => t === 'like')
  return person
}

export const setClock = (ms: number) => post('/__test/clock', { offset: ms })
