import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLink, type SocketLike, waitAfter } from './link.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function stage({ opens = true, answers = false }: { opens?: boolean; answers?: boolean } = {}) {
  const sockets: (SocketLike & { sent: string[]; closed: boolean })[] = []
  const frames: string[] = []
  const heard: string[] = []
  let hidden = false
  let refused = false
  const link = createLink({
    ticket: async () => {
      if (refused) throw new Error('no ticket')
      return 'T'
    },
    open: () => {
      const socket: (typeof sockets)[number] = {
        onopen: null,
        onmessage: null,
        onclose: null,
        sent: [],
        closed: false,
        send(text) {
          socket.sent.push(text)
          if (answers) setTimeout(() => socket.onmessage?.({ data: '{"t":"pong"}' }), 50)
        },
        close: () => void (socket.closed = true),
      }
      sockets.push(socket)
      if (opens) setTimeout(() => socket.onopen?.(), 5)
      return socket
    },
    onFrame: (text) => void frames.push(text),
    onDown: (announced) => void heard.push(announced ? 'announced' : 'down'),
    onStop: (code) => void heard.push(`stop ${code}`),
    isHidden: () => hidden,
    random: () => 0.5,
    now: Date.now,
  })
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  return {
    link,
    sockets,
    frames,
    heard,
    pass,
    refuse: (yes: boolean) => void (refused = yes),
    hide: (yes: boolean) => {
      hidden = yes
      if (yes) link.hide()
      else link.wake()
    },
    /** The connection that is open now. */
    socket: () => sockets.at(-1),
  }
}

it('pings after 10 s of silence, and detects a half-open connection within 15 s', async () => {
  const { link, pass, socket, heard, sockets } = stage()
  link.wake()
  await pass(10)
  expect(link.isOpen()).toBe(true)
  await pass(9_900)
  socket()?.onmessage?.({ data: '{"t":"like"}' })
  await pass(9_990)
  expect(socket()?.sent).toEqual([])
  await pass(20)
  expect(socket()?.sent).toEqual(['{"t":"ping"}'])
  await pass(4_900)
  expect(heard).toEqual([])
  await pass(100)
  expect(heard).toEqual(['down'])
  expect(sockets[0]?.closed).toBe(true)
  // Frames of a dead connection are ignored.
  expect(sockets[0]?.onmessage).toBe(null)
})

it('detects it even if the clock was set back meanwhile', async () => {
  const { link, pass, socket, heard } = stage()
  link.wake()
  await pass(5_000)
  socket()?.onmessage?.({ data: '{"t":"like"}' })
  vi.setSystemTime(Date.now() - 3_600_000)
  await pass(10_000)
  expect(socket()?.sent).toEqual(['{"t":"ping"}'])
  await pass(5_000)
  expect(heard).toEqual(['down'])
})

it('abandons a connection that does not open, and backs off to at most six attempts a minute', async () => {
  const { link, pass, sockets } = stage({ opens: false })
  link.wake()
  await pass(60_000)
  expect(sockets.length).toBeLessThanOrEqual(6)
  const waits = [1, 2, 3, 4, 5, 6, 9].map((failures) => waitAfter(1006, failures, () => 0.5))
  expect(waits).toEqual([2_250, 4_000, 8_000, 15_000, 30_000, 30_000, 30_000])
  expect([waitAfter(1006, 1, () => 0), waitAfter(1006, 1, () => 1)]).toEqual([500, 4_000])
  expect([0, 1].map((at) => Math.round(waitAfter(1006, 3, () => at)))).toEqual([5_600, 10_400])
})

it('counts a refused ticket as an attempt', async () => {
  const { link, pass, sockets, refuse } = stage()
  refuse(true)
  link.wake()
  await pass(20_000)
  expect(sockets).toEqual([])
  refuse(false)
  await pass(40_000)
  expect(sockets.length).toBe(1)
})

it.each([4403, 4404, 4409, 4410])('does not reconnect after close code %i until restarted', async (code) => {
  const { link, pass, socket, heard, sockets } = stage()
  link.wake()
  await pass(10)
  socket()?.onclose?.({ code })
  await pass(600_000)
  link.wake()
  await pass(60_000)
  expect([heard, sockets.length]).toEqual([[`stop ${code}`], 1])
  link.restart()
  await pass(10)
  expect(sockets.length).toBe(2)
})

it('gets a new ticket at once for an expired session, but only once', async () => {
  const { link, pass, socket, sockets } = stage()
  link.wake()
  await pass(10)
  socket()?.onclose?.({ code: 4401 })
  await pass(10)
  expect(sockets.length).toBe(2)
  socket()?.onclose?.({ code: 4401 })
  await pass(1_000)
  expect(sockets.length).toBe(2)
})

it('spreads reconnects after an announced restart over 15 s, and waits as long after a client error', () => {
  expect([0, 0.5, 1].map((at) => waitAfter(1012, 1, () => at))).toEqual([0, 7_500, 15_000])
  expect([0, 0.5, 1].map((at) => waitAfter(1012, 2, () => at))).toEqual([15_000, 22_500, 30_000])
  expect([4400, 4429, 1009].map((code) => waitAfter(code, 1, Math.random))).toEqual([15_000, 15_000, 15_000])
})

it('closes 30 s after the page is hidden, and reconnects only when it is visible again', async () => {
  const { pass, sockets, hide, heard, link } = stage({ answers: true })
  link.wake()
  await pass(10)
  hide(true)
  await pass(29_000)
  expect(heard).toEqual([])
  hide(false)
  await pass(60)
  hide(true)
  await pass(31_000)
  expect([heard, sockets[0]?.closed]).toEqual([['down'], true])
  await pass(300_000)
  expect(sockets.length).toBe(1)
  // Some browsers never report `visible`; any other event reveals it.
  hide(false)
  await pass(900)
  expect([sockets.length, link.isOpen()]).toEqual([2, true])
})

it('resets the backoff after 20 s of a healthy connection', async () => {
  const { link, pass, socket, sockets } = stage()
  link.wake()
  await pass(10)
  for (const socketsBefore of [1, 2, 3]) {
    for (let n = 0; n < 3; n += 1) {
      await pass(9_000)
      socket()?.onmessage?.({ data: '{"t":"pong"}' })
    }
    socket()?.onclose?.({ code: 1006 })
    await pass(2_300)
    expect(sockets.length).toBe(socketsBefore + 1)
  }
})

it('reconnects on return if the connection was lost just before the page was hidden', async () => {
  const { pass, socket, sockets, hide, link } = stage({ answers: true })
  link.wake()
  await pass(10)
  socket()?.onclose?.({ code: 1006 })
  hide(true)
  await pass(10_000)
  expect(sockets.length).toBe(1)
  hide(false)
  await pass(100)
  expect([sockets.length, link.isOpen()]).toEqual([2, true])
})

it('touches do not delay the detection of a dead connection', async () => {
  const { pass, heard, link } = stage()
  link.wake()
  await pass(10)
  for (let touch = 0; touch < 16; touch += 1) {
    await pass(1_000)
    link.wake()
  }
  expect(heard).toEqual(['down'])
})
