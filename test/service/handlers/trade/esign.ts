import type { Deps, Handlers } from '#test/service/deps.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { badInput, notFound, Refusal } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { couponPlans } from '#test/service/seed/coupons.ts'
import { delayAgreement, contractOf, trialAgreement } from '#test/service/seed/documents.ts'
import type { Session } from '#test/service/sessions.ts'
import { signedFiles } from '#test/service/trade/contract-files.ts'
import { createFace, faceResult } from '#test/service/trade/face.ts'
import { gatesOf, needOpen } from '#test/service/trade/gates.ts'
import {
  docsOf,
  flowFor,
  type FlowRow,
  liveFlow,
  newestFlow,
  originFor,
  ownFlow,
  refreshed,
  signLink,
  startSigning,
  toSignFlow,
} from '#test/service/trade/signing.ts'
import { skuOf } from '#test/service/trade/skus.ts'
import { needUnblocked, ownOrderNow } from '#test/service/trade/status.ts'
import { ownCoupon } from '#test/service/trade/coupon-present.ts'
import { esignRefunds } from './esign/refund.ts'
import { needTrial } from '#test/service/strategies/trial.ts'

export function esign(deps: Deps): Handlers<'esign'> {
  return {
    ...esignRefunds(deps),
    async faceAuthCreate({ orderNumber, returnUrl }, visit) {
      const session = visit.known()
      const order = await ownOrderNow(orderNumber, session.user.userId, deps)
      await needUnblocked(order, session, deps)
      return createFace(order, returnUrl, visit, deps)
    },
    faceAuthResult: ({ flowId }, visit) => faceResult(flowId, visit.known().user.userId, deps),
    async esignResult({ flowId }, visit) {
      const flow = await ownFlow(flowId, visit.known().user.userId, deps)
      const files = flow.status === 'SIGNED' ? await signedFiles(flow, deps) : []
      return {
        status: flow.status,
        ...(flow.signedAt !== null && { signedAt: flow.signedAt }),
        files: files.map(({ name, url, hash }) => ({ name, url, hash })),
      }
    },
    esignOrder: async ({ orderNumber }, visit) => toSignFlow(await orderFlow(orderNumber, visit.known(), deps), deps),
    async esignOrderStart({ orderNumber }, visit) {
      const flow = await orderFlow(orderNumber, visit.known(), deps)
      const { flowId, status } = await startSigning(flow, deps)
      return { flowId, status }
    },
    async esignOrderStatus({ orderNumber }, visit) {
      await ownOrderNow(orderNumber, visit.known().user.userId, deps)
      return { status: (await newestFlow('ORDER', orderNumber, deps))?.status ?? 'CREATED' }
    },
    async esignPdf({ flowId, docIndex }, visit) {
      const flow = await ownFlow(flowId, visit.known().user.userId, deps)
      const doc = (await docsOf(flow.flowId, deps))[docIndex]
      if (!doc) throw notFound('文件')
      return { pdfUrl: doc.url }
    },
    async esignUrl({ flowId, returnUrl }, visit) {
      const session = visit.known()
      const flow = await ownFlow(flowId, session.user.userId, deps)
      if (flow.kind === 'ORDER') await needWaiting(flow.targetId, session, deps)
      return { url: await signLink(flow, TITLES[flow.kind], returnUrl, visit, deps) }
    },

    async esignStrategyCoupon({ couponId, strategyId }, visit) {
      const session = visit.known()
      needEvaluated(session, deps)
      needTrial(strategyId, session, deps)
      const flow = await trialFlow('STRATEGY_COUPON', couponId, session, deps, strategyId)
      const origin = originFor(visit, deps)
      const back = `${origin}/strategy-coupon?flowId=${flow.flowId}`
      return { flowId: flow.flowId, signUrl: await signLink(flow, '体验服务协议', back, visit, deps) }
    },
    async esignStrategyCouponResult({ flowId }, visit) {
      return { status: (await ownFlow(flowId, visit.known().user.userId, deps, 'STRATEGY_COUPON')).status }
    },
    async esignVipCoupon({ couponId }, visit) {
      const session = visit.known()
      needEvaluated(session, deps)
      const flow = await trialFlow('VIP_COUPON', couponId, session, deps)
      const back = `${originFor(visit, deps)}${VIP}?back=1`
      return { signUrl: await signLink(flow, '体验服务协议', back, visit, deps) }
    },
    async signPdfGenerate({ bizType, id }, visit) {
      if (bizType !== 'DELAY') throw badInput(40060, '不支持的业务类型')
      const flow = await delayFlow(id, visit.known(), deps)
      return { pdfUrl: (await docsOf(flow.flowId, deps))[0]?.url ?? '' }
    },
    async signUrl({ id, returnUrl }, visit) {
      const flow = await delayFlow(id, visit.known(), deps)
      return { url: await signLink(flow, '服务延期确认书', returnUrl, visit, deps) }
    },
  }
}

const TITLES: Record<FlowRow['kind'], string> = {
  ORDER: '服务合同',
  REFUND: '退款协议',
  STRATEGY_COUPON: '体验服务协议',
  STRATEGY_APPLY: '策略服务协议',
  VIP_COUPON: '体验服务协议',
  DELAY: '服务延期确认书',
}

/**
 * The flow of an order's contract; a signed one stays signed, and a new one begins only while the order waits for its
 * signature.
 */
async function orderFlow(orderNumber: string, session: Session, deps: Deps): Promise<FlowRow> {
  const had = await liveFlow('ORDER', orderNumber, deps)
  if (had) {
    await ownOrderNow(orderNumber, session.user.userId, deps)
    return refreshed(had, deps)
  }
  const order = await needWaiting(orderNumber, session, deps)
  const sku = await skuOf(order.skuId, deps)
  const { isMismatch } = await gatesOf(sku, session, deps)
  const facts = [
    `订单编号 ${orderNumber}`,
    `服务名称 ${sku.name}`,
    `服务风险等级 ${sku.riskLevel ?? '未评定'}　客户风险承受能力等级 ${session.user.riskLevel ?? '未测评'}`,
    `服务期限 ${sku.serviceDays ?? 365} 天　金额 ¥${(order.payableFen / 100).toFixed(2)}`,
  ]
  const { userId } = session.user
  return flowFor({ kind: 'ORDER', targetId: orderNumber, userId, docs: contractOf(isMismatch), facts }, deps)
}

/** An order waiting for its signature, its customer still suitable. */
async function needWaiting(orderNumber: string, session: Session, deps: Deps) {
  const order = await ownOrderNow(orderNumber, session.user.userId, deps)
  if (order.status === 'CLOSED') throw new Refusal(40931, '订单已关闭')
  if (order.status !== 'WAIT_SIGN') throw new Refusal(40968, '该订单无需签署')
  needOpen(await gatesOf(await skuOf(order.skuId, deps), session, deps))
  return order
}

/** A trial is for who has a valid evaluation. SG-08, BE-05 */
function needEvaluated({ user }: Session, { now }: Deps): void {
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  if (user.riskLevel === null) throw new Refusal(40304, '请先完成风险测评')
  if ((user.evalExpireAt ?? 0) <= now()) throw new Refusal(40305, '您的风险测评已过期，请重新测评')
}

async function trialFlow(
  kind: 'STRATEGY_COUPON' | 'VIP_COUPON',
  couponId: string,
  session: Session,
  deps: Deps,
  subject?: string,
): Promise<FlowRow> {
  const { userId } = session.user
  const row = await ownCoupon(couponId, userId, deps, kind === 'VIP_COUPON' ? 'VIP' : 'STRATEGY')
  if (row.status === 'USED') throw new Refusal(40952, '优惠券已使用')
  if (row.endAt <= deps.now()) throw new Refusal(40951, '优惠券已过期')
  const name = couponPlans(today(deps.now())).find(({ planNumber }) => planNumber === row.planNumber)?.name ?? ''
  const facts = [`体验内容 ${name}`, ...(subject === undefined ? [] : [`体验策略 ${subject}`])]
  const wanted = { kind, targetId: couponId, userId, docs: [trialAgreement], facts }
  return flowFor({ ...wanted, ...(subject !== undefined && { subject }) }, deps)
}

async function delayFlow(id: string, session: Session, deps: Deps): Promise<FlowRow> {
  const { userId } = session.user
  const row = await ownCoupon(id, userId, deps, 'DELAY')
  const order = await ownOrderNow(row.orderNumber ?? '', userId, deps)
  if (order.status !== 'IN_SERVICE') throw new Refusal(40953, '该订单不在服务期内')
  const facts = [`订单编号 ${order.orderNumber}`]
  return flowFor({ kind: 'DELAY', targetId: id, userId, docs: [delayAgreement], facts }, deps)
}
