import { createPlainSend } from '#api/send.ts'
import { jsapiSignature } from './api/domains/account/wx.ts'
import { brand } from '#config/brand.ts'
import { HOME } from './lib/path/home.ts'
import { here } from './session/environment/here.ts'
import { createLaunchTag } from '#wechat/launch-app.ts'

/** The script of the page where WeChat opens the app: no account, no token, no user content. SI-20 */
const send = createPlainSend({ bases: here.bases })
const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)
const show = (words: string) => document.querySelector('#launch-said')?.replaceChildren(words)

const style = `width:100%;min-height:48px;border:0;border-radius:8px;font-size:18px;background:${colour('--brand')};color:${colour('--on-brand')}`
const tag = await createLaunchTag(
  { appId: brand.appOpenId, extInfo: HOME, template: `<button style="${style}">打开${brand.appName}</button>` },
  (url) => send(jsapiSignature, { url }),
)
if (tag) {
  tag.addEventListener('launch', () => show(`已请微信打开${brand.appName}。`))
  tag.addEventListener('error', () => show(`没有打开${brand.appName}，可能还没有安装。请按下面两步下载。`))
  document.addEventListener('WeixinOpenTagsError', () => tag.remove())
  document.querySelector('#launch')?.append(tag)
}
