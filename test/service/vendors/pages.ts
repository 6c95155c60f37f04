import { html } from 'hono/html'
import type { Case } from './book.ts'

type Page = ReturnType<typeof html>

const TITLES: Record<Case['kind'], string> = {
  PAY: '示例支付',
  TRANSFER: '对公转账到账',
  SIGN: '示例电子签',
  FACE: '示例人脸核验',
  AUDIT: '退款审核',
  PAYOUT: '退款打款',
}

const shell = (title: string, body: Page) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html>`

/** What the customer, or staff at the desk, may decide; how the answer is delivered can be chosen for testing. */
export function casePage(found: Case, action: string): Page {
  const amount = found.amountFen === null ? '' : `金额 ¥${(found.amountFen / 100).toFixed(2)}`
  return shell(
    TITLES[found.kind],
    html`<p>${found.title}</p>
      <p>${amount}</p>
      <form method="post" action="${action}">
        <p>
          <label>未通过时的原因 <input name="reason" maxlength="60" /></label>
        </p>
        <p>
          <button name="do" value="pass">通过</button> <button name="do" value="fail">不通过</button>
          <button name="do" value="abandon">放弃</button>
        </p>
        <p>
          <button name="do" value="late">通过，但晚些通知</button>
          <button name="do" value="twice">通过，并通知两次</button>
        </p>
      </form>`,
  )
}

/** The final page when there is no return URL. */
export function wordsPage(title: string, words: string): Page {
  return shell(title, html`<p>${words}</p>`)
}

/** Cases that wait for staff: reviews, payouts, incoming transfers. */
export function deskPage(cases: readonly Case[]): Page {
  const row = (each: Case) =>
    html`<li>
      <a href="/__vendor/desk/${encodeURIComponent(each.caseId)}">${TITLES[each.kind]} ${each.title}</a>
    </li>`
  return shell(
    '工作台',
    cases.length === 0
      ? html`<p>没有待处理的事项</p>`
      : html`<ul>
          ${cases.map(row)}
        </ul>`,
  )
}
