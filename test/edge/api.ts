import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Answer {
  status?: number
  headers?: Record<string, string>
  body?: string
  /** ms */
  delay?: number
}

export const COURSE = {
  number: 'C101',
  title: '均线入门',
  analysts: [{ name: '张三' }],
  lessonCount: 30,
  learnCount: 3,
  priceFen: 9_900,
  access: { allowed: false, reason: 'NEED_LOGIN' },
  coverUrl: '/covers/C101.svg',
  refundRuleText: '七天内可退',
  catalog: [],
}

export const envelope = (data: unknown) => JSON.stringify({ code: 0, data, message: '' })

/** A service with the answers of a test, which records its requests. */
export async function startApi() {
  const requests: { url: string; headers: IncomingHttpHeaders }[] = []
  const usual = (url: string): Answer => {
    const number = /number=([^&]+)/.exec(url)?.[1]
    if (url.startsWith('/quotes/'))
      return { body: envelope([{ symbol: /symbols=([^&]+)/.exec(url)?.[1], name: '江岸食品' }]) }
    return { body: envelope(number === undefined ? { list: [COURSE], total: 1 } : { ...COURSE, number }) }
  }
  const state = { answer: usual }
  const server = createServer((request, answer) => {
    const { url = '', headers } = request
    requests.push({ url, headers })
    const { status = 200, headers: given = {}, body = '', delay = 0 } = state.answer(url)
    setTimeout(() => answer.writeHead(status, { 'content-type': 'application/json', ...given }).end(body), delay)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  return {
    address: `http://localhost:${port}`,
    requests,
    answerWith: (next: Answer | ((url: string) => Answer)) =>
      void (state.answer = typeof next === 'function' ? next : () => next),
    reset() {
      requests.length = 0
      state.answer = usual
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
