import { createPlainSend } from '#api/send.ts'
import { jsapiSignature } from './api/domains/account/wx.ts'
import { brand } from '#config/brand.ts'
import { HOME } from './lib/path/home.ts'
import { here } from './session/environment/here.ts'
import { openTagButton } from '#wechat/open-tag-button.ts'
import { createOpenTag, showOpenTag } from '#wechat/open-tag.ts'

/** The script of the page where WeChat opens the app: no account, no token, no user content. SI-20 */
const send = createPlainSend({ bases: here.bases })
const show = (words: string) => document.querySelector('#launch-said')?.replaceChildren(words)

const tag = await createOpenTag(
  {
    tag: 'wx-open-launch-app',
    attributes: { appid: brand.appOpenId, extinfo: HOME },
    template: openTagButton(`打开${brand.appName}`),
  },
  (url) => send(jsapiSignature, { url }),
)
if (tag) {
  tag.addEventListener('launch', () => show(`已请微信打开${brand.appName}。`))
  tag.addEventListener('error', () => show(`没有打开${brand.appName}，可能还没有安装。请按下面两步下载。`))
  showOpenTag(document.querySelector('#launch'), tag, () => show(''))
}
