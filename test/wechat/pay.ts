import { type KeyObject, createSign, createVerify, generateKeyPairSync, randomBytes } from 'node:crypto'

/** The parameters of one payment, as a page passes them to the bridge. */
export interface PayOrder {
  appId: string
  timeStamp: string
  nonceStr: string
  package: string
  signType: string
  paySign: string
}
export interface PayResult {
  state: 'NOTPAY' | 'SUCCESS'
  fen: number
  transactionId?: string
  paidAt?: number
}

const LIFE = 2 * 3600_000

interface Prepaid {
  orderId: string
  until: number
}

/** The merchant side: prepay ids, the RSA signature over them, and what was really paid. */
export function createPay(options: { appId: string; now: () => number }) {
  let keys: { publicKey: KeyObject; privateKey: KeyObject } | undefined
  const pair = () => (keys ??= generateKeyPairSync('rsa', { modulusLength: 2048 }))
  const prepaid = new Map<string, Prepaid>()
  const results = new Map<string, PayResult>()

  return {
    /** A payment of `fen` for an order, signed for the page. */
    prepay(orderId: string, fen: number): PayOrder {
      if (!Number.isInteger(fen) || fen <= 0) throw new RangeError('total must be a positive number of fen')
      const id = `wx${randomBytes(16).toString('hex')}`
      prepaid.set(id, { orderId, until: options.now() + LIFE })
      if (results.get(orderId)?.state !== 'SUCCESS') results.set(orderId, { state: 'NOTPAY', fen })
      const parts = {
        appId: options.appId,
        timeStamp: String(Math.floor(options.now() / 1000)),
        nonceStr: randomBytes(16).toString('hex'),
        package: `prepay_id=${id}`,
      }
      const paySign = createSign('RSA-SHA256').update(textOf(parts)).sign(pair().privateKey, 'base64')
      return { ...parts, signType: 'RSA', paySign }
    },
    /** The client's reaction to these parameters before it shows its sheet: null, or why not. */
    refusal(order: PayOrder): string | null {
      if (order.appId !== options.appId) return '调用支付JSAPI缺少参数: appId'
      if (order.signType !== 'RSA') return '调用支付JSAPI缺少参数: signType'
      const known = prepaid.get(order.package.replace(/^prepay_id=/, ''))
      if (!known || !order.package.startsWith('prepay_id=')) return '支付验证签名失败: prepay_id'
      if (options.now() >= known.until) return '该订单已过期，请重新下单'
      const checked = createVerify('RSA-SHA256').update(textOf(order)).verify(pair().publicKey, order.paySign, 'base64')
      if (!checked) return '支付验证签名失败'
      return results.get(known.orderId)?.state === 'SUCCESS' ? '该订单已支付' : null
    },
    /** The money moved, whatever the page is answered. */
    settle(packaged: string): void {
      const known = prepaid.get(packaged.replace(/^prepay_id=/, ''))
      const result = known && results.get(known.orderId)
      if (!known || !result || result.state === 'SUCCESS') return
      const transactionId = `4200${randomBytes(12).toString('hex')}`
      results.set(known.orderId, { ...result, state: 'SUCCESS', transactionId, paidAt: options.now() })
    },
    payResult: (orderId: string): PayResult | null => results.get(orderId) ?? null,
    forget(): void {
      prepaid.clear()
      results.clear()
    },
  }
}

function textOf(order: Pick<PayOrder, 'appId' | 'timeStamp' | 'nonceStr' | 'package'>): string {
  return `${order.appId}\n${order.timeStamp}\n${order.nonceStr}\n${order.package}\n`
}
