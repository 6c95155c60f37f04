import { html } from 'hono/html'

type Page = ReturnType<typeof html>

const shell = (title: string, body: Page) =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="stylesheet" href="/__wechat/page.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`

/** WeChat's plain page for a rejected call. */
export const refusedPage = (words: string) =>
  shell(
    '提示',
    html`<main class="notice">
      <h1>提示</h1>
      <p>${words}</p>
    </main>`,
  )

/** The question of snsapi_userinfo. Everything the answer needs is in the form. */
export const consentPage = (rawQuery: string, host: string) =>
  shell(
    '微信登录',
    html`<main class="notice">
      <h1>${host} 申请使用</h1>
      <p>你的微信头像、昵称信息</p>
      <form method="post" action="/__wechat/connect/oauth2/confirm?${rawQuery}">
        <button class="yes" name="answer" value="allow">允许</button>
        <button name="answer" value="deny">拒绝</button>
      </form>
    </main>`,
  )

/** The phone's question after a scan. */
export const scanPage = (ticket: string) =>
  shell(
    '登录确认',
    html`<main class="notice">
      <h1>确认登录电脑端？</h1>
      <p>请确认是您本人在电脑上操作</p>
      <form method="post" action="/__wechat/scan">
        <input type="hidden" name="ticket" value="${ticket}" />
        <button class="yes">确认登录</button>
      </form>
    </main>`,
  )

/** The phone and its surroundings; rendered by its script. */
export const simulatorPage = () =>
  html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>微信模拟器</title>
        <link rel="stylesheet" href="/__wechat/simulator.css" />
        <script defer src="/__wechat/simulator.js"></script>
      </head>
      <body>
        <div id="simulator"></div>
      </body>
    </html>`
