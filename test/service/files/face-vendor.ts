import { Hono } from 'hono'
import { settleFace } from '#test/service/handlers/face-flow.ts'
import type { Deps } from '#test/service/deps.ts'

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>人脸核身（模拟）</title><body><h1>人脸核身（模拟）</h1><p>这里代替核身服务商的页面，不使用相机。</p>
<form method="post"><button name="result" value="PASS">本人，通过</button> <button name="result" value="FAIL">不通过</button></form>`

/** Stands in for the vendor's page, below /files: one press ends the visit and leads back. */
export function createFaceVendor(deps: Deps): Hono {
  const app = new Hono()
  app.get('/vendor/face/:flowId', (context) => context.html(PAGE, 200, { 'cache-control': 'no-store' }))
  app.post('/vendor/face/:flowId', async (context) => {
    const { result } = await context.req.parseBody()
    const back = await settleFace(context.req.param('flowId'), result === 'PASS', deps)
    return back === null ? context.text('没有这次核身', 404) : context.redirect(back, 303)
  })
  return app
}
