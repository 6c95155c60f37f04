import { literal, number, object, optional, variant } from 'valibot'
import type { InferOutput } from 'valibot'
import type { WSContext } from 'hono/ws'

/** A fault on the frames of all connections; `none` clears it. */
export const Disturbance = variant('how', [
  object({ how: literal('none') }),
  /** One in this many messages is lost. */
  object({ how: literal('drop'), every: optional(number(), 20) }),
  /** Every frame arrives twice. */
  object({ how: literal('double') }),
  /** Of every two messages the second arrives first. */
  object({ how: literal('swap') }),
  /** Every frame is late, ms. */
  object({ how: literal('delay'), ms: number() }),
  /** Open connections become silent in both directions, without a close. */
  object({ how: literal('half-open') }),
])
export type Disturbance = InferOutput<typeof Disturbance>

/** A message that waits for the next one is sent after this long in any case, ms. */
const ALONE = 300

export type Wire = ReturnType<typeof createWire>

/** The path of frames to the connections. */
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
    /** Whether frames from this connection are received. */
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
