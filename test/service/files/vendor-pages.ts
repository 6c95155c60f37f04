import { Hono } from 'hono'
import { signEquity } from '#test/service/handlers/equity.ts'
import { settleFace } from '#test/service/handlers/face-flow.ts'
import type { Deps } from '#test/service/deps.ts'

type Settle = (id: string, isDone: boolean, deps: Deps) => Promise<string | null>

const KINDS = new Map<string, { title: string; yes: string; no: string; settle: Settle }>([
  ['face', { title: '人脸核身（模拟）', yes: '本人，通过', no: '不通过', settle: settleFace }],
  ['sign', { title: '电子签署（模拟）', yes: '签署', no: '暂不签署', settle: signEquity }],
])

/** Stand in for the pages of vendors, below /files: one press ends the visit and leads back. */
export function createVendorPages(deps: Deps): Hono {
  const app = new Hono()
  app.get('/vendor/:kind/:id', (context) => {
    const kind = KINDS.get(context.req.param('kind'))
    if (!kind) return context.text('没有这个页面', 404)
    return context.html(pageOf(kind), 200, { 'cache-control': 'no-store' })
  })
  app.post('/vendor/:kind/:id', async (context) => {
    const { result } = await context.req.parseBody()
    const kind = KINDS.get(context.req.param('kind'))
    const back = await kind?.settle(context.req.param('id'), result === 'PASS', deps)
    return back == null ? context.text('没有这次办理', 404) : context.redirect(back, 303)
  })
  return app
}

function pageOf({ title, yes, no }: { title: string; yes: string; no: string }): string {
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body><h1>${title}</h1><p>这里代替服务商的页面。</p><form method="post">
<button name="result" value="PASS">${yes}</button> <button name="result" value="FAIL">${no}</button></form>`
}
