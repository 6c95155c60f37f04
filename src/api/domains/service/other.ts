import { array, boolean, object, optional, string } from 'valibot'
import { get } from '#api/call.ts'
import { workWxContactWay } from '#api/domains/public/landing.ts'
import { known, listOf } from '#api/shapes.ts'
import { ContactWay } from '#api/shapes/contact-way.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** The customer's id in the points shop. spec §7 Other */
export const weimobGetWid = get('/weimob/get-wid', { input: object({}), output: object({ wid: string() }) })

/**
 * Orders and their points: NONE may be sent under `activityNumber`, WITHDRAWN was taken back after a refund; `name`: what
 * was bought. spec §7 Other
 */
export const weimobOrderPointList = get('/weimob/order-point/list', {
  input: object({}),
  output: listOf(
    object({
      orderNumber: string(),
      points: Finite,
      status: known('NONE', 'SENDING', 'SENT', 'WITHDRAWN'),
      name: optional(string()),
      activityNumber: optional(string()),
    }),
  ),
})

/** How to add a person of ours in WeCom. spec §7 Other */
export const workWxContactWayInfo = get('/work_wx/contact_way_info', {
  input: object({ salesNumber: optional(string()) }),
  output: ContactWay,
  twin: workWxContactWay,
})

/** The message templates that may be subscribed to. spec §7 Other */
export const wxMaTemplateList = get('/wx-ma/template/list', {
  input: object({}),
  output: listOf(object({ templateId: string(), name: string() })),
})

/** Keeps the customer's agreement to templates. A GET with an effect. spec §7 Other */
export const wxMaSubscribe = get('/wx-ma/subscribe', {
  input: object({ templateIds: array(string()) }),
  output: object({ ok: optional(boolean()), scheme: optional(string()) }),
  effects: true,
})

/** Whether there is a newer package than `ver`; works without login. spec §7 Other */
export const softwarePackageCheck = get('/software-package/check', {
  input: object({ ver: string() }),
  output: object({ hasNew: boolean(), version: string() }),
})

/** The newest package for the PC, `size` in bytes; works without login. spec §7 Other */
export const softwarePackageLatest = get('/software-package/latest', {
  input: object({}),
  output: object({
    version: string(),
    url: string(),
    size: Count,
    sha256: string(),
    publishedAt: Time,
    notes: string(),
  }),
})
