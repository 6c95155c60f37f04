import type { WebApp } from '#test/web-app.ts'

/** What the service needs of WeChat's servers; implemented in `test/wechat`. */
export interface WeChatPort {
  appId: string
  /** The URL of the authorize page for a return URL. */
  authorizeUrl(p: { redirectUri: string; scope: string; state: string }): string
  /** Exchanges a code, once. */
  exchange(
    code: string,
  ):
    | { openid: string; unionid?: string; userinfo?: { nickname: string; headimgurl: string } }
    | { errcode: number; errmsg: string }
  /** Signs the exact page URL. `timestamp` in seconds. */
  sign(url: string): { appId: string; timestamp: number | string; nonceStr: string; signature: string }
  /** Parameters for the payment sheet; `fen` for our payment number. */
  prepay(
    paymentNumber: string,
    fen: number,
  ): { appId: string; timeStamp: string; nonceStr: string; package: string; signType: string; paySign: string }
  /** WeChat's record of a payment; null: none. */
  payResult(
    paymentNumber: string,
  ): { state: 'NOTPAY' | 'SUCCESS'; fen: number; transactionId?: string; paidAt?: number } | null
  /** The service starts again with the same payment numbers, which WeChat has never seen. */
  forgetPayments(): void
  /** The content of the QR code with which a phone confirms a computer's login. */
  scanUrl(ticket: string): string
  /**
   * Subscribes to scans; `scanner` is the account that confirmed, null before. The listener returns whether the ticket
   * is valid.
   */
  onScan(hear: (ticket: string, scanner: { openid: string; unionid: string } | null) => Promise<boolean>): void
  /** The authorize page, the bridge and the simulator, below /__wechat. */
  app: WebApp
  injectBridge(html: string): string
}
