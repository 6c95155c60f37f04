import * as appAuth from '#api/domains/app-auth.ts'
import * as appConfig from '#api/domains/app-config.ts'
import * as article from '#api/domains/article.ts'
import * as auth from '#api/domains/auth.ts'
import * as course from '#api/domains/course.ts'
import * as news from '#api/domains/news.ts'
import * as video from '#api/domains/video.ts'
import * as stream from '#api/domains/stream.ts'
import * as tjRecommend from '#api/domains/tj-recommend.ts'
import * as live from '#api/domains/live.ts'
import * as chat from '#api/domains/chat.ts'
import * as myStock from '#api/domains/my-stock.ts'
import * as stockScore from '#api/domains/stock-score.ts'
import * as aiDiagnose from '#api/domains/ai-diagnose.ts'
import * as quoteIndex from '#api/domains/quote-index.ts'
import * as esign from '#api/domains/esign.ts'
import * as order from '#api/domains/order.ts'
import * as payment from '#api/domains/payment.ts'
import * as sku from '#api/domains/sku.ts'
import * as checkIn from '#api/domains/check-in.ts'
import * as coupon from '#api/domains/coupon.ts'
import * as gift from '#api/domains/gift.ts'
import * as goodsApply from '#api/domains/goods-apply.ts'
import * as noticeSub from '#api/domains/notice-sub.ts'
import * as orderPoint from '#api/domains/order-point.ts'
import * as reward from '#api/domains/reward.ts'
import * as analyst from '#api/domains/analyst.ts'
import * as complaint from '#api/domains/complaint.ts'
import * as convert from '#api/domains/convert.ts'
import * as invoice from '#api/domains/invoice.ts'
import * as misc from '#api/domains/misc.ts'
import * as other from '#api/domains/other.ts'
import * as vip from '#api/domains/vip.ts'
import * as open from '#api/domains/public.ts'
import * as sms from '#api/domains/sms.ts'
import * as storage from '#api/domains/storage.ts'
import * as tracking from '#api/domains/tracking.ts'
import * as userAddress from '#api/domains/user-address.ts'
import * as users from '#api/domains/users.ts'
import * as strategy from '#api/domains/strategy.ts'
import * as strategyApply from '#api/domains/strategy-apply.ts'
import * as customerStrategy from '#api/domains/customer-strategy.ts'
import * as backTest from '#api/domains/back-test.ts'
import * as simulationBackTest from '#api/domains/simulation-back-test.ts'
import * as wx from '#api/domains/wx.ts'
import * as evaluation from '#api/domains/evaluation.ts'
import * as survey from '#api/domains/survey.ts'
import * as stockCase from '#api/domains/stock-case.ts'
import * as promotion from '#api/domains/promotion.ts'
import * as brokerOpen from '#api/domains/broker-open.ts'
import * as raCustomer from '#api/domains/ra-customer.ts'
import * as tradeAuth from '#api/domains/trade-auth.ts'
import * as recommendStock from '#api/domains/recommend-stock.ts'

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
