import * as appAuth from './domains/account/app-auth.ts'
import * as appConfig from './domains/account/app-config.ts'
import * as article from './domains/learn/article.ts'
import * as auth from './domains/account/auth.ts'
import * as course from './domains/learn/course.ts'
import * as news from './domains/media/news.ts'
import * as video from './domains/live/video.ts'
import * as stream from './domains/live/stream.ts'
import * as tjRecommend from './domains/learn/tj-recommend.ts'
import * as live from './domains/live/live.ts'
import * as chat from './domains/live/chat.ts'
import * as myStock from './domains/stock/my-stock.ts'
import * as stockScore from './domains/stock/stock-score.ts'
import * as aiDiagnose from './domains/stock/ai-diagnose.ts'
import * as quoteIndex from './domains/stock/quote-index.ts'
import * as esign from './domains/trade/esign.ts'
import * as order from './domains/trade/order.ts'
import * as payment from './domains/trade/payment.ts'
import * as sku from './domains/trade/sku.ts'
import * as checkIn from './domains/benefits/check-in.ts'
import * as coupon from './domains/benefits/coupon.ts'
import * as gift from './domains/benefits/gift.ts'
import * as goodsApply from './domains/benefits/goods-apply.ts'
import * as noticeSub from './domains/benefits/notice-sub.ts'
import * as orderPoint from './domains/benefits/order-point.ts'
import * as reward from './domains/benefits/reward.ts'
import * as analyst from './domains/learn/analyst.ts'
import * as complaint from './domains/service/complaint.ts'
import * as convert from './domains/service/convert.ts'
import * as invoice from './domains/trade/invoice.ts'
import * as misc from './domains/service/misc.ts'
import * as other from './domains/service/other.ts'
import * as vip from './domains/benefits/vip.ts'
import * as open from '#api/domains/public.ts'
import * as sms from './domains/account/sms.ts'
import * as storage from './domains/service/storage.ts'
import * as tracking from './domains/service/tracking.ts'
import * as userAddress from './domains/account/user-address.ts'
import * as users from './domains/account/users.ts'
import * as strategy from './domains/strategy/strategy.ts'
import * as strategyApply from './domains/strategy/strategy-apply.ts'
import * as customerStrategy from './domains/strategy/customer-strategy.ts'
import * as backTest from './domains/strategy/back-test.ts'
import * as simulationBackTest from './domains/strategy/simulation-back-test.ts'
import * as wx from './domains/account/wx.ts'
import * as evaluation from './domains/suitability/evaluation.ts'
import * as survey from './domains/suitability/survey.ts'
import * as stockCase from './domains/stock/stock-case.ts'
import * as promotion from './domains/learn/promotion.ts'
import * as brokerOpen from './domains/strategy/broker-open.ts'
import * as raCustomer from './domains/account/ra-customer.ts'
import * as tradeAuth from './domains/strategy/trade-auth.ts'
import * as recommendStock from './domains/learn/recommend-stock.ts'

/**
 * Every call of the service, `contract[domain][name]`. Only the reference service and the tests import the whole;
 * a screen imports the calls it makes, so that a schema costs bytes only where it is used.
 */
export const contract = {
  'app-auth': appAuth,
  'app-config': appConfig,
  article,
  auth,
  course,
  esign,
  order,
  payment,
  sku,
  'check-in': checkIn,
  coupon,
  gift,
  'goods-apply': goodsApply,
  'notice-sub': noticeSub,
  'order-point': orderPoint,
  reward,
  analyst,
  complaint,
  convert,
  invoice,
  misc,
  other,
  vip,
  public: open,
  sms,
  storage,
  tracking,
  'user-address': userAddress,
  users,
  wx,
  news,
  video,
  stream,
  'tj-recommend': tjRecommend,
  live,
  chat,
  'my-stock': myStock,
  'stock-score': stockScore,
  'ai-diagnose': aiDiagnose,
  'quote-index': quoteIndex,
  evaluation,
  survey,
  'stock-case': stockCase,
  'recommend-stock': recommendStock,
  strategy,
  'strategy-apply': strategyApply,
  'customer-strategy': customerStrategy,
  'back-test': backTest,
  'simulation-back-test': simulationBackTest,
  promotion,
  'broker-open': brokerOpen,
  'ra-customer': raCustomer,
  'trade-auth': tradeAuth,
}

export type Contract = typeof contract
