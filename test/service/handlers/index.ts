import type { Contract } from '#api/contract.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { appAuth } from './app-auth.ts'
import { appConfig } from './app-config.ts'
import { article } from './article.ts'
import { auth } from './auth.ts'
import { course } from './course.ts'
import { news } from './news.ts'
import { video } from './short-video.ts'
import { stream } from './stream.ts'
import { tjRecommend } from './tj-recommend.ts'
import { live } from './live.ts'
import { chat } from './chat.ts'
import { myStock } from './my-stock.ts'
import { stockScore } from './stock-score.ts'
import { aiDiagnose } from './ai-diagnose.ts'
import { quoteIndex } from './quote-index.ts'
import { esign } from './esign.ts'
import { order } from './order.ts'
import { payment } from './payment.ts'
import { sku } from './sku.ts'
import { checkIn } from './check-in.ts'
import { coupon } from './coupon.ts'
import { gift } from './gift.ts'
import { goodsApply } from './goods-apply.ts'
import { noticeSub } from './notice-sub.ts'
import { orderPoint } from './order-point.ts'
import { reward } from './reward.ts'
import { analyst } from './analyst.ts'
import { complaint } from './complaint.ts'
import { convert } from './convert.ts'
import { invoice } from './invoice.ts'
import { misc } from './misc.ts'
import { other } from './other.ts'
import { vip } from './vip.ts'
import { open } from './public.ts'
import { sms } from './sms.ts'
import { storage } from './storage.ts'
import { tracking } from './tracking.ts'
import { userAddress } from './user-address.ts'
import { users } from './users.ts'
import { strategy } from './strategy.ts'
import { strategyApply } from './strategy-apply.ts'
import { customerStrategy } from './customer-strategy.ts'
import { backTest } from './back-test.ts'
import { simulationBackTest } from './simulation-back-test.ts'
import { wx } from './wx.ts'
import { evaluation } from './evaluation.ts'
import { survey } from './survey.ts'
import { stockCase } from './stock-case.ts'
import { promotion } from './promotion.ts'
import { brokerOpen } from './broker-open.ts'
import { raCustomer } from './ra-customer.ts'
import { tradeAuth } from './trade-auth.ts'
import { recommendStock } from './recommend-stock.ts'

/** One handler for every call of the contract. */
export function createHandlers(deps: Deps): { [D in keyof Contract]: Handlers<D> } {
  return {
    'app-auth': appAuth(deps),
    'app-config': appConfig(deps),
    article: article(deps),
    auth: auth(deps),
    course: course(deps),
    esign: esign(deps),
    order: order(deps),
    payment: payment(deps),
    sku: sku(deps),
    'check-in': checkIn(deps),
    coupon: coupon(deps),
    gift: gift(deps),
    'goods-apply': goodsApply(deps),
    'notice-sub': noticeSub(deps),
    'order-point': orderPoint(deps),
    reward: reward(deps),
    analyst: analyst(deps),
    complaint: complaint(deps),
    convert: convert(deps),
    invoice: invoice(deps),
    misc: misc(deps),
    other: other(deps),
    vip: vip(deps),
    public: open(deps),
    sms: sms(deps),
    storage: storage(deps),
    tracking: tracking(deps),
    'user-address': userAddress(deps),
    users: users(deps),
    wx: wx(deps),
    strategy: strategy(deps),
    'strategy-apply': strategyApply(deps),
    'customer-strategy': customerStrategy(deps),
    'back-test': backTest(deps),
    'simulation-back-test': simulationBackTest(deps),
    news: news(deps),
    video: video(deps),
    stream: stream(deps),
    'tj-recommend': tjRecommend(deps),
    live: live(deps),
    chat: chat(deps),
    'my-stock': myStock(deps),
    'stock-score': stockScore(deps),
    'ai-diagnose': aiDiagnose(deps),
    'quote-index': quoteIndex(deps),
    evaluation: evaluation(deps),
    survey: survey(deps),
    'stock-case': stockCase(deps),
    'recommend-stock': recommendStock(deps),
    promotion: promotion(deps),
    'broker-open': brokerOpen(deps),
    'ra-customer': raCustomer(deps),
    'trade-auth': tradeAuth(deps),
  }
}
