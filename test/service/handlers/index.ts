import type { Contract } from '#api/contract.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { appAuth } from './account/app-auth.ts'
import { appConfig } from './account/app-config.ts'
import { article } from './learn/article.ts'
import { auth } from './account/auth.ts'
import { course } from './learn/course.ts'
import { news } from './media/news.ts'
import { video } from './live/video.ts'
import { stream } from './live/stream.ts'
import { tjRecommend } from './learn/tj-recommend.ts'
import { live } from './live/live.ts'
import { chat } from './live/chat.ts'
import { myStock } from './stock/my-stock.ts'
import { stockScore } from './stock/stock-score.ts'
import { aiDiagnose } from './stock/ai-diagnose.ts'
import { quoteIndex } from './stock/quote-index.ts'
import { esign } from './trade/esign.ts'
import { order } from './trade/order.ts'
import { payment } from './trade/payment.ts'
import { sku } from './trade/sku.ts'
import { checkIn } from './benefits/check-in.ts'
import { coupon } from './benefits/coupon.ts'
import { gift } from './benefits/gift.ts'
import { goodsApply } from './benefits/goods-apply.ts'
import { noticeSub } from './benefits/notice-sub.ts'
import { orderPoint } from './benefits/order-point.ts'
import { reward } from './benefits/reward.ts'
import { analyst } from './learn/analyst.ts'
import { complaint } from './service/complaint.ts'
import { convert } from './service/convert.ts'
import { invoice } from './trade/invoice.ts'
import { misc } from './service/misc.ts'
import { other } from './service/other.ts'
import { vip } from './benefits/vip.ts'
import { open } from './public.ts'
import { sms } from './account/sms.ts'
import { storage } from './service/storage.ts'
import { tracking } from './service/tracking.ts'
import { userAddress } from './account/user-address.ts'
import { users } from './account/users.ts'
import { strategy } from './strategy/strategy.ts'
import { strategyApply } from './strategy/strategy-apply.ts'
import { customerStrategy } from './strategy/customer-strategy.ts'
import { backTest } from './strategy/back-test.ts'
import { simulationBackTest } from './strategy/simulation-back-test.ts'
import { wx } from './account/wx.ts'
import { evaluation } from './suitability/evaluation.ts'
import { survey } from './suitability/survey.ts'
import { stockCase } from './stock/stock-case.ts'
import { promotion } from './learn/promotion.ts'
import { brokerOpen } from './strategy/broker-open.ts'
import { raCustomer } from './account/ra-customer.ts'
import { tradeAuth } from './strategy/trade-auth.ts'
import { recommendStock } from './learn/recommend-stock.ts'

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
