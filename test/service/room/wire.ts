import { literal, number, object, optional, variant } from 'valibot'
import type { InferOutput } from 'valibot'
import type { WSContext } from 'hono/ws'

/** What a test does to the frames of all connections; `none` ends it. */
export const Disturbance = variant('how', [
  object({ how: literal('none') }),
  /** Of every so many messages one is lost. */
  object({ how: literal('drop'), every: optional(number(), 20) }),
  /** Every frame comes twice. */
  object({ how: literal('double') }),
  /** Of every two messages the second comes first. */
  object({ how: literal('swap') }),
  /** Every frame comes late, ms. */
  object({ how: literal('delay'), ms: number() }),
  /** Connections that are open now say and hear nothing any more, and nobody says why. */
  object({ how: literal('half-open') }),
])
export type Disturbance = InferOutput<typeof Disturbance>

/** A message that waits for the next one goes after so long in any case, ms. */
const ALONE = 300

export type Wire = ReturnType<typeof createWire>

/** The way of frames to those who are connected. */
export function createWire() {
  let disturbed: Disturbance = { how: 'none' }
  let count = 0
  const dead = new WeakSet<WSContext>()
  const waiting = new WeakMap<WSContext, string>()
  const open = new Set<WSContext>()

  const give = (socket: WSContext, text: string) =>
    void (socket.readyState === 1 && !dead.has(socket) && socket.send(text))
  const swap = (socket: WSContext, text: string) => {
    const held = waiting.get(socket)
    if (held !== undefined) {
      waiting.delete(socket)
      give(socket, text)
      return give(socket, held)
    }
    waiting.set(socket, text)
    const alone = () => {
      if (waiting.get(socket) !== text) return
      waiting.delete(socket)
      give(socket, text)
    }
    setTimeout(alone, ALONE).unref()
  }
  return {
    opened: (socket: WSContext) => void open.add(socket),
    closed: (socket: WSContext) => void open.delete(socket),
    /** Whether what this connection says is heard. */
    hears: (socket: WSContext) => !dead.has(socket),
    send(socket: WSContext, text: string): void {
      const isMessage = text.startsWith('{"t":"msg"')
      if (isMessage) count += 1
      switch (disturbed.how) {
        case 'drop':
          return isMessage && count % disturbed.every === 0 ? undefined : give(socket, text)
        case 'double':
          give(socket, text)
          return give(socket, text)
        case 'swap':
          return isMessage ? swap(socket, text) : give(socket, text)
        case 'delay':
          return void setTimeout(give, disturbed.ms, socket, text).unref()
        default:
          return give(socket, text)
      }
    },
    disturb(next: Disturbance): void {
      disturbed = next
      count = 0
      if (next.how === 'half-open') for (const socket of open) dead.add(socket)
    },
  }
}
