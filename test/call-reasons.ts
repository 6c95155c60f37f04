/** The families whose calls need a screen, or a reason. */
export const FAMILIES = /^(?:(?:AC|CO|HM|LE|LV|CH|SU|OR|SI|PL|SG|ST)-|NW-0[1-6]$|SV-0[1-9]$|SV-10$|BE-0[1-9]$|MD-)/

/** Calls that no screen makes, and why. product §2.15 */
export const reasons: Readonly<Record<string, string>> = {
  'GET /customer-strategy/simulate-info': '/strategy-simulate/get answers the same, and also an earlier one',
  'GET /customer-strategy/simulate/passageways/orders':
    '/strategy-simulate/record/list has the orders of each simulation, and each follows one channel',
  'GET /customer-strategy/base-info': '/customer-strategy/detail has the same with its figures, rules and notices',
  'GET /customer-strategy/info': '/customer-strategy/detail has the same figures',
  'GET /customer-strategy/passageway/list':
    '/customer-strategy/trade/passageways has the same channels with their figures',
  'GET /back-test/info':
    '/back-test/strategy/trade/statistics has the same with its years, months and channels, also for guests',
  'POST /wx/wxRegister': 'for accounts of the classic kind; /auth/wx-register binds the others',
  'POST /wx/oneKeyRegister': 'only a mini-program has the phone code it requires',
  'POST /auth/session-login':
    'a link with its ticket would sign in anyone who opens it; an app passes its session by /app/auth',
  'POST /app/user/bindWx':
    'for a service that does not bind WeChat after a login by number; ours does, and a session not started in WeChat is authorized again',
  'GET /public/advert/list-by-labels': 'the home screen requests the adverts of its place',
  'POST /users/id_card': 'the card is submitted to /verify/submit-id, with its consent',
  'POST /users/other': 'other documents are submitted to /verify/submit-other, with their consent',
  'GET /esign/result': 'the contract page reads the signed files and their hashes from the order',
  'POST /esign/order/start': 'the address of /esign/signUrl starts the flow created by /esign/order',
  'POST /esign/signPdf': "a document is signed on the vendor's page, not by us",
  'GET /evaluation/redo': 'starting a questionnaire also restarts it, with a reason',
  'POST /users/evaluationId/redo': 'the older version of /evaluation/redo',
  'GET /survey/redoEvaluation': '/survey/createCustomerEvaluation also restarts it',
  'GET /survey/choice': '/survey/topic has the choices of each question',
  'POST /survey/submitEvaluation': 'every answer is saved at once, and /survey/evaluation/finish submits them',
  'GET /orders/detail/{orderNumber}': '/orders/detail/v2 is its newer version',
  'GET /orders/user/promotion': 'orders of campaigns are in the list of all orders',
  'GET /public/orders/number/{orderNumber}': 'the status of an order without a login: its pages are for customers',
  'GET /sku/info-by-number': '/sku/number/{skuNumber} answers the same',
  'GET /sku/number/{skuNumber}/detail': 'a printed number opens the page of its service, which is read by its id',
  'POST /sku/promotion/list': 'an address names one campaign, and no page shows several',
  'GET /public/stock-case/pool/summary': 'l1/list/summary has that of each kind, and the ranking that of a period',
  'GET /stock/case/maxRatio':
    'a ranking by the largest rise would start with winners; both extremes are on the page of each case. law §4',
  'GET /stock/case/lastCaseDeal': 'the newest exit is the first of either list of results',
  'GET /stock/case/news': 'stockDetail answers the same news',
  'GET /wx/redirectUri': 'no link of ours contains a scene; short links use /wx/url/redirect',
  'GET /stream/team/messages': '/public/team/messages has the same for everybody, by another id of the team',
  'GET /live/room/list': '/public/room/card-list has the same rooms, also for guests',
  'GET /live/room/scene': '/public/room/card-list has the rooms, each with its scene',
  'GET /live/room/{sceneId}/notice':
    '/live/room/promotionScene has the start of a scene, and reminders belong to rooms',
  'GET /live/room/video/promotionList':
    '/live/room/video/list, with its twin for guests, has them among all recordings',
  'GET /wx-ma/template/list': 'the kinds in /notice-sub/filter contain their templates',
  'GET /app/config/getCustomerServiceUrl': '/kf/url answers the same, also for guests',
  'GET /coupons/coupons/users': '/users/coupons answers the same at the checkout',
  'GET /weimob/get-wid': 'the id in a shop whose address no call returns: no page links to it',
  'GET /dd-order/coupon/my-list': '/coupons/coupons/me has these among all, each with its order',
  'GET /ra-customer/cd-info': '/ra-customer/get has the same record, with its adviser and advice',
  'GET /cls/article/recommend-list': '/news/express with important=true has the same and older ones, page by page',
}
