import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { createWebApp } from '#test/web-app.ts'
import { number, object, optional, parse, picklist, string } from 'valibot'
import type { Database } from '#test/service/database/open.ts'
import type { VendorAnswer, VendorPort } from '#test/service/vendor-port.ts'
import { answerOf, type Case, createBook, DESK } from './book.ts'
import { casePage, deskPage, wordsPage } from './pages.ts'
import { Refusal } from '#test/service/refusal.ts'
import { readLimited } from '#test/service/web/limited-body.ts'
import { isSigned, SIGNATURE, signatureOf, TIMESTAMP } from './signature.ts'

const POLICY =
  "default-src 'none'; form-action 'self' http: https:; base-uri 'none'; frame-ancestors 'none'; style-src 'self'"

const FORM_LIMIT = 4096

const Notice = object({
  noticeId: string(),
  kind: picklist(['PAY', 'TRANSFER', 'SIGN', 'FACE', 'AUDIT', 'PAYOUT']),
  reference: string(),
  outcome: picklist(['DONE', 'FAILED']),
  number: string(),
  amountFen: optional(number()),
  reason: optional(string()),
})

interface VendorsOptions {
  db: Database
  now: () => number
  /** Shared with the service: signs the webhooks. */
  secret: string
  /** Delivers a webhook to the service. */
  deliver: (body: string, headers: Record<string, string>) => Promise<void>
}

/**
 * The payment service, the e-sign and face vendors and the desk, simulated by the service itself: pages that pass,
 * fail, are abandoned, answer late (the service must ask) and answer twice.
 */
export function createVendors({ db, now, secret, deliver }: VendorsOptions): VendorPort {
  const book = createBook(db, now)
  const notify = async (answer: VendorAnswer) => {
    const body = JSON.stringify({ noticeId: randomUUID(), ...answer })
    const at = now()
    await deliver(body, { [TIMESTAMP]: String(at), [SIGNATURE]: signatureOf(body, at, secret) })
  }
  const decide = async (found: Case, context: Context) => {
    const form = new URLSearchParams((await readLimited(context.req.raw, FORM_LIMIT)).toString())
    const wanted = form.get('do')
    const reason = form.get('reason')?.slice(0, 60) || undefined
    const outcome = wanted === 'fail' ? 'FAILED' : wanted === 'abandon' ? 'ABANDONED' : 'DONE'
    const ended = await book.end(found.caseId, outcome, { reason, late: wanted === 'late' })
    if (!ended) return context.html(wordsPage('已处理', '该事项已处理过，请返回原页面查看结果。'), 409)
    if (outcome !== 'ABANDONED' && wanted !== 'late') await notify(answerOf(ended))
    if (wanted === 'twice') await notify(answerOf(ended))
    if (found.returnUrl === null) return context.html(wordsPage('已提交', '请返回原页面查看结果。'))
    return context.redirect(found.returnUrl, 303)
  }

  const app = createWebApp()
  app.onError((error, context) => {
    if (!(error instanceof Refusal)) throw error
    return context.html(wordsPage('提交失败', error.message), error.status)
  })
  app.use(async (context, next) => {
    await next()
    context.header('content-security-policy', POLICY)
    context.header('x-content-type-options', 'nosniff')
    context.header('referrer-policy', 'no-referrer')
    context.header('cache-control', 'no-store')
  })
  app.get('/', async (context) => context.html(deskPage(await book.desk())))
  app.on(['GET', 'POST'], '/desk/:caseId', async (context) => {
    const found = await book.byId(context.req.param('caseId'))
    if (!found || !DESK.includes(found.kind)) return context.html(gone(), 404)
    return context.req.method === 'GET' ? context.html(casePage(found, context.req.path)) : decide(found, context)
  })
  app.on(['GET', 'POST'], '/:kind{pay|sign|face}/:key', async (context) => {
    const found = await book.behind(context.req.param('key'))
    if (!found) return context.html(gone(), 404)
    return context.req.method === 'GET' ? context.html(casePage(found, context.req.path)) : decide(found, context)
  })
  return {
    open: book.open,
    link: book.link,
    ask: book.ask,
    read(body, headers) {
      if (!isSigned(body, headers, secret, now())) return null
      const { noticeId, ...answer } = parse(Notice, JSON.parse(body))
      return { noticeId, answer }
    },
    app,
  }
}

const gone = () => wordsPage('链接已失效', '该链接已使用或已过期，请返回原页面重新打开。')
