import type { Facts } from './facts.ts'
import type { createMenu } from './menu.ts'
import type { createPay } from './pay.ts'
import { type createPermissions, strings, text } from './permissions.ts'
import { post, tell } from './report.ts'

type Args = Readonly<Record<string, unknown>>
/** An answer in the client's notation; null: none. */
type Answer = Record<string, unknown> | null
type Call = (args: Args) => Answer | Promise<Answer>

interface Parts {
  facts: Facts
  permissions: ReturnType<typeof createPermissions>
  menu: ReturnType<typeof createMenu>
  pay: ReturnType<typeof createPay>
}

/** Every call of the bridge by its name there, each answering in the shape of the platform. */
export function createCalls({ facts, permissions, menu, pay }: Parts): Readonly<Record<string, Call>> {
  const calls: Record<string, Call> = {
    preVerifyJSAPI: (args) => permissions.verify(args),
    checkJsApi(args) {
      const known = Object.fromEntries(
        strings(args['jsApiList']).map((name) => [name, name in calls && permissions.refusal(name) === null]),
      )
      // Android sends it as text, iOS as an object.
      const checkResult = facts.platform === 'android' ? JSON.stringify(known) : known
      return { err_msg: 'checkJsApi:ok', checkResult }
    },
    getNetworkType: () => ({ err_msg: navigator.onLine ? 'network_type:wifi' : 'network_type:fail' }),
    updateAppMessageShareData: (args) => said('updateAppMessageShareData', menu.set('friend', args)),
    updateTimelineShareData: (args) => said('updateTimelineShareData', menu.set('timeline', args)),
    sendAppMessage: (args) => said('send_app_msg', menu.sendOlder('friend', args)),
    shareTimeline: (args) => said('share_timeline', menu.sendOlder('timeline', args)),
    hideMenuItems: (args) => listed('hideMenuItems', args, menu.hide),
    showMenuItems: (args) => listed('showMenuItems', args, menu.show),
    hideOptionMenu: () => (menu.whole(false), said('hideOptionMenu', 'ok')),
    showOptionMenu: () => (menu.whole(true), said('showOptionMenu', 'ok')),
    imagePreview: (args) => said('imagePreview', previewable(args) ? 'ok' : 'fail'),
    scanQRCode: (args) => scan(facts, args),
    openLocation: (args) => said('openLocation', Number.isFinite(args['latitude']) ? 'ok' : 'fail'),
    chooseImage: () => said('chooseImage', 'cancel'),
    closeWindow: () => (tell({ wechat: 'close' }), said('closeWindow', 'ok')),
    setFontSizeCallback: () => (
      document.documentElement.style.removeProperty('zoom'),
      said('setFontSizeCallback', 'ok')
    ),
    getBrandWCPayRequest: (args) => pay.request(args),
    // Only names: they make `checkJsApi` and the permission list know the two menu events.
    'menu:share:appmessage': () => said('menu:share:appmessage', 'ok'),
    'menu:share:timeline': () => said('menu:share:timeline', 'ok'),
  }
  return calls
}

/** One call, judged and answered. */
export async function answerTo(
  calls: Readonly<Record<string, Call>>,
  permissions: Parts['permissions'],
  name: string,
  args: Args,
): Promise<Answer> {
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined
  if (!call) return said(name, 'function_not_exist')
  const refusal = permissions.refusal(name)
  return refusal === null ? call(args) : said(name, refusal)
}

function said(name: string, result: string): Record<string, unknown> {
  return { err_msg: `${name}:${result}` }
}

function listed(name: string, args: Args, act: (items: unknown) => void): Answer {
  if (!Array.isArray(args['menuList'])) return said(name, 'fail_missing menuList')
  act(args['menuList'])
  return said(name, 'ok')
}

function previewable(args: Args): boolean {
  const urls = strings(args['urls'])
  return urls.length > 0 && urls.every((url) => /^https?:\/\//.test(url)) && urls.includes(text(args['current']))
}

async function scan(facts: Facts, args: Args): Promise<Answer> {
  const control = await fetch('/__wechat/control').then((response) => response.json())
  const found: unknown = control !== null && typeof control === 'object' ? Reflect.get(control, 'scan') : null
  if (typeof found !== 'string') return said('scanQRCode', 'cancel')
  if (args['needResult'] !== 1) return said('scanQRCode', 'ok')
  void post('journal', { kind: 'bridge', detail: { name: 'scanned', found } })
  const resultStr = facts.platform === 'ios' ? JSON.stringify({ scan_code: { scan_result: found } }) : found
  return { ...said('scanQRCode', 'ok'), resultStr }
}
