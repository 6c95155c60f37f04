import type { WebApp } from '#test/web-app.ts'

/** What the service needs of WeChat's servers; `test/wechat` makes one. */
export interface WeChatPort {
  appId: string
  /** The address of the authorize page for a return address. */
  authorizeUrl(p: { redirectUri: string; scope: string; state: string }): string
  /** Takes a code, once. */
  exchange(
    code: string,
  ):
    | { openid: string; unionid?: string; userinfo?: { nickname: string; headimgurl: string } }
    | { errcode: number; errmsg: string }
  /** Signs a page address exactly as it is spelt. `timestamp` in seconds. */
  sign(url: string): { appId: string; timestamp: number | string; nonceStr: string; signature: string }
  /** Parameters for the payment sheet; `fen` for our payment number. */
  prepay(
    paymentNumber: string,
    fen: number,
  ): { appId: string; timeStamp: string; nonceStr: string; package: string; signType: string; paySign: string }
  /** What WeChat says about a payment; null: it knows none. */
  payResult(
    paymentNumber: string,
  ): { state: 'NOTPAY' | 'SUCCESS'; fen: number; transactionId?: string; paidAt?: number } | null
  /** What a picture holds by which a phone lets a computer in. */
  scanUrl(ticket: string): string
  /** Hears of scans; `scanner` is who confirmed, null before. The listener says whether the ticket is good. */
  onScan(hear: (ticket: string, scanner: { openid: string; unionid: string } | null) => Promise<boolean>): void
  /** The authorize page, the bridge and the simulator, below /__wechat. */
  app: WebApp
  injectBridge(html: string): string
}
