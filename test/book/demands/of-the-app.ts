import {
  author,
  beside,
  cardConsent,
  channels,
  company,
  type Demand,
  faceByHand,
  faceConsent,
  fiveDays,
  level,
  like,
  model,
  noAdvice,
  noPrivateAccount,
  past,
  pastWhole,
  payee,
  refundRule,
  risk,
  said,
  source,
} from './lines.ts'

/** What stands on the pages of an address of the application. law §1, law §2, law §4, law §5, law §6 */
export const ofTheApp: readonly (readonly [path: RegExp, demands: readonly Demand[]])[] = [
  [/^\/(?:home|me)$/, company],
  [/^\/(?:login|login\/bind|pc-login)$/, [risk]],
  [/^\/(?:landing|invite)$/, company],

  // Learning
  [/^\/course$/, [author]],
  [/^\/course\/(?!series)[^/]+$/, [author, level, refundRule, ...company]],
  [/^\/course\/series\/|^\/me\/(?:course|study)$|^\/search$/, [risk]],
  [/\/lesson\//, [author, risk]],
  [/^\/article\/[^/]+$/, [author, noAdvice, ...company]],
  [/^\/(?:article|column)$/, [author, risk]],
  [/^\/news$/, [source, risk]],
  [/^\/news\/./, [source, beside(said('转载不代表本公司立场')), ...company]],

  // Rooms and chats
  [/^\/chat$/, [risk]],
  [/^\/chat\/[^/]+$/, [noAdvice]],
  [/^\/chat\/[^/]+\/ask$/, [author, said('不构成买卖建议'), risk]],
  [/^\/chat\/[^/]+\/qa\//, [author, said('不构成买卖建议'), ...company]],
  [/^\/live$/, [author, risk]],
  [/^\/live\/scene\//, [author, risk]],
  [/^\/live\/(?!scene)[^/]+$/, [author, beside(said('不构成任何买卖建议')), risk]],
  [/\/replay\//, [author, like('录制于', /录制于\d{4}-\d\d-\d\d.{0,4}观点可能已不适用/u), risk]],

  // Stocks
  [/^\/stock(?:\/.+)?$/, [noAdvice, risk]],
  [/^\/stock-search$/, [risk]],
  [/^\/(?:stock-qa|stock-alert)/, [noAdvice, risk]],
  [/^\/stock-doc\//, [beside(noAdvice), ...company]],
  [/^\/quote-index/, [noAdvice, past, risk]],
  [/^\/score/, [model, noAdvice, risk]],
  [/^\/diagnose\/./, [model, noAdvice, risk]],
  [/^\/pool$/, [past, beside(pastWhole), risk]],
  [/^\/pool\/./, [beside(past), author, ...company]],
  [/^\/promo-stock$/, [author, past, beside(pastWhole), risk]],
  [/^\/case$/, [noAdvice, past, beside(pastWhole), risk]],
  [/^\/case\/channel\//, [noAdvice, past, risk]],
  [/^\/case\/(?:stock|strategy)\//, [author, noAdvice, beside(pastWhole), ...company]],

  // Strategies
  [/^\/strategy$/, [author, level, pastWhole, risk]],
  [/^\/strategy\/[^/]+$/, [author, level, ...company]],

  // Services and orders
  [/^\/(?:sku|promo)\//, [level, refundRule, fiveDays, noPrivateAccount, ...company]],
  [/^\/strategy-link\//, [level, payee, noPrivateAccount, ...company]],
  [/^\/checkout\/[^/]+$/, [beside(level), refundRule, payee, noPrivateAccount, risk]],
  [/^\/checkout\/K301\/disclosure$/, [like('匹配意见', /您的等级C\d，服务等级R\d，匹配/u), risk]],
  [
    /^\/checkout\/K302\/disclosure$/,
    [said('风险不匹配警示书'), said('本人已知悉该服务风险高于本人风险承受能力，自愿购买'), risk],
  ],
  [/^\/order\/[^/]+$/, [fiveDays, ...company]],
  [/^\/order\/[^/]+\/sign$/, [fiveDays, said('合同签署完成后方可付款'), risk]],
  [/^\/order\/[^/]+\/face$/, [faceConsent, faceByHand, risk]],
  [/^\/order\/[^/]+\/pay$/, [payee, noPrivateAccount, risk]],
  [/^\/order\/[^/]+\/transfer$/, [like('户名必须为本公司', /户名必须为.{4,}，否则请勿付款/u), payee]],
  [/^\/sub-order\//, [payee, noPrivateAccount, said('请确认为本人或亲友的订单付款'), risk]],
  [/^\/order\/[^/]+\/result$/, [fiveDays, risk]],
  [
    /^\/order\/[^/]+\/contract$/,
    [beside(like('SHA-256', /SHA-256[\da-f]{64}/u)), beside(said('打开（PDF）')), beside(said('电子签平台验证'))],
  ],
  [
    /^\/order\/[^/]+\/feedback$/,
    [like('有没有承诺收益', /向您承诺.{0,4}收益/u), like('本人操作测评与签约', /测评与签约.{0,8}本人操作/u)],
  ],
  [/^\/order\/[^/]+\/refund$/, [fiveDays, ...company]],
  [/^\/refund\/./, [...company]],
  [/^\/complaint$/, channels],

  // The customer
  [/^\/suitability(?:\/result)?$/, [like('匹配表', /C1.{0,8}R1/u), risk]],
  [/^\/suitability\/verify$/, [cardConsent]],
  [/^\/suitability\/face$/, [faceConsent, faceByHand]],
  [/^\/me\/cancel(?:\/done)?$/, [like('15个工作日', /15个工作日/u)]],
]
