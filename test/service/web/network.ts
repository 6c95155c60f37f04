import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, MiddlewareHandler } from 'hono'
import { createWebApp } from '#test/web-app.ts'
import { boolean, object, parse } from 'valibot'

/** A network that can be cut while the process lives: every connection but the switch's own is closed. For tests. */
export function createNetwork() {
  let down = false
  const middleware: MiddlewareHandler = async (context, next) => {
    if (!down || context.req.path.startsWith('/__test/')) return next()
    socketOf(context)?.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const app = createWebApp().post('/', async (context) => {
    down = parse(object({ down: boolean() }), await context.req.json()).down
    return context.json({ down })
  })
  return { middleware, app }
}

function socketOf(context: Context) {
  // Only node-server binds the socket.
  return (context.env as Partial<HttpBindings> | undefined)?.outgoing?.socket
}
