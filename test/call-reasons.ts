/** The families whose calls need a screen, or a reason. */
export const FAMILIES = /^(?:(?:AC|CO|HM|LE|LV|CH|SU|OR|SI|PL|SG|ST)-|NW-0[1-6]$|SV-0[1-9]$|SV-10$|BE-0[1-9]$|MD-)/

/** Calls that no screen makes, and why. product §2.15 */
export const reasons: Readonly<Record<string, string>> = {
  'GET /customer-strategy/simulate-info': '/strategy-simulate/get answers the same, and also an earlier one',
  'GET /customer-strategy/simulate/passageways/orders':
    '/strategy-simulate/record/list has the orders of each simulation, and each follows one way',
  'GET /customer-strategy/base-info': '/customer-strategy/detail has the same with its figures, rules and notices',
  'GET /customer-strategy/info': '/customer-strategy/detail has the same figures',
  'GET /customer-strategy/passageway/list': '/customer-strategy/trade/passageways has the same ways with their figures',
  'GET /back-test/info':
    '/back-test/strategy/trade/statistics has the same with its years, months and ways, for guests too',
  'POST /wx/wxRegister': 'for accounts of the classic kind; /auth/wx-register binds the others',
  'POST /wx/oneKeyRegister': 'a mini-program alone has the phone code it takes',
  'POST /auth/session-login':
    'a link with the ticket it takes would sign in whoever opens it; an app hands its own over by /app/auth',
  'POST /app/user/bindWx':
    'for a service that leaves WeChat unbound after a login by number: this one binds it then, and whose session WeChat did not begin is led through WeChat anew',
  'GET /public/advert/list-by-labels': 'the home screen asks for the adverts of its place',
  'POST /users/id_card': 'the card is handed in at /verify/submit-id, where its consent is given',
  'POST /users/other': 'other papers are handed in at /verify/submit-other, where their consent is given',
  'GET /esign/result': 'the contract page reads the signed files, with their hashes, where the order has them',
  'POST /esign/order/start': 'the address of /esign/signUrl begins the flow that /esign/order has made',
  'POST /esign/signPdf': "a document is signed on the vendor's page, not by us",
  'GET /evaluation/redo': 'the start of a questionnaire begins anew as well, with its reason',
  'POST /users/evaluationId/redo': 'an older form of the same',
  'GET /survey/redoEvaluation': '/survey/createCustomerEvaluation begins anew as well',
  'GET /survey/choice': '/survey/topic has the choices of each question',
  'POST /survey/submitEvaluation': 'every answer is kept at once, and /survey/evaluation/finish ends with those',
  'GET /orders/detail/{orderNumber}': '/orders/detail/v2 is asked, its newer form',
  'GET /orders/user/promotion': 'orders of campaigns stand in the list of all orders',
  'GET /public/orders/number/{orderNumber}': 'the status of an order without a login: its pages are for customers',
  'GET /sku/info-by-number': '/sku/number/{skuNumber} answers the same',
  'GET /sku/number/{skuNumber}/detail': 'a printed number leads to the page of its service, which reads by the id',
  'POST /sku/promotion/list': 'an address names one campaign, and no page shows several',
  'GET /public/stock-case/pool/summary': 'l1/list/summary has it of each kind, and the ranking that of a period',
  'GET /stock/case/maxRatio':
    'a ranking by the furthest rise would lead with winners; both extremes stand on the page of each case. law §4',
  'GET /stock/case/lastCaseDeal': 'the newest exit stands first in either list of results',
  'GET /stock/case/news': 'stockDetail answers the same news',
  'GET /wx/redirectUri': 'no link of ours names a scene; short ones go by /wx/url/redirect',
  'GET /stream/team/messages': '/public/team/messages has the same for everybody, under another name of the team',
  'GET /live/room/list': '/public/room/card-list has the same rooms, for guests too',
  'GET /live/room/scene': '/public/room/card-list has the rooms, each with its scene',
  'GET /live/room/{sceneId}/notice': '/live/room/promotionScene says when a scene begins, and a reminder is of a room',
  'GET /live/room/video/promotionList': '/live/room/video/list has these among all recordings, and its twin for guests',
  'GET /wx-ma/template/list': 'the kinds of /notice-sub/filter name their templates',
  'GET /app/config/getCustomerServiceUrl': '/kf/url answers the same, for guests too',
  'GET /coupons/coupons/users': '/users/coupons answers the same where an order is made',
  'GET /weimob/get-wid': 'an id in a shop whose address no call has: no way there is offered',
  'GET /dd-order/coupon/my-list': '/coupons/coupons/me has these among all, each with its order',
  'GET /ra-customer/cd-info': '/ra-customer/get has the same record, with its adviser and advice',
  'GET /cls/article/recommend-list': '/news/express with important=true has the same, further back and page by page',
}
