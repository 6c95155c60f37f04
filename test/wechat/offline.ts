import type { MiddlewareHandler } from 'hono'
import { cookie, cookies } from './agents.ts'

/**
 * The simulator's offline switch, for the server it is mounted on: while the cookie is set, every request but those of
 * the simulator itself has its connection cut, as a dead network would.
 */
export const offlineSwitch: MiddlewareHandler = async (c, next) => {
  const off = cookie(c.req.header('cookie') ?? '', cookies.offline) === '1'
  if (!off || /^\/__(?:wechat|test)\//.test(c.req.path)) return next()
  // What node-server binds; `app.request` binds nothing.
  const { incoming } = c.env as { incoming?: { socket: { destroy(): void } } }
  incoming?.socket.destroy()
  return c.body(null, 503)
}
