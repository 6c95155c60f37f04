import { object, optional, string } from 'valibot'
import { post, postJson } from '#api/call.ts'
import { Ack } from '#api/shapes.ts'
import { Finite, Time } from '#api/shapes/number.ts'

/** Event of one action; `number` is the stored sales number. spec §3 Tracking event payload */
const Event = object({
  category: string(),
  action: string(),
  label: optional(string()),
  number: optional(string()),
  wxId: optional(string()),
  url: string(),
  at: Time,
  sid: string(),
})

/** An event of a signed-in customer; the misspelt path is the server's. spec §7 Tracking */
export const trackEvent = postJson('/user/customer_track/upload/enven', { input: Event, output: Ack })

/** Seconds spent on a page, sent every 30 s while it is visible. spec §7 Tracking */
export const trackHeartbeat = post('/user/customer_track/upload/heartbeat', {
  input: object({ page: string(), seconds: Finite }),
  output: Ack,
})

/** An event of a guest. spec §7 Tracking */
export const webTrackEvent = postJson('/web-track/upload-event', { input: Event, output: Ack })

/** Reports a landing from a shared link, once. spec §7 Tracking */
export const wxTrack = post('/user/wx_track/{wxId}', {
  input: object({ wxId: string(), path: string(), salesNumber: optional(string()), ts: Time }),
  output: Ack,
})
