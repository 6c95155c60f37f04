import { boolean, object, optional, string } from 'valibot'
import { OnlineService } from '#api/shapes/online-service.ts'
import { get } from '#api/call.ts'
import { Analyst, known, listOf, pageOf, paging } from '#api/shapes.ts'
import { Time } from '#api/shapes/number.ts'

/** The advisers as the information site shows them. spec §7 Public */
export const companyAnalystList = get('/public/analyst/gw/list', {
  input: object({}),
  output: listOf(
    object({ ...Analyst.entries, branch: string(), category: string(), status: known('ON', 'LEFT') }),
  ),
})

/**
 * The practitioners of the company; former ones stay a year. `keyword`: part of a name or a registration number. spec
 * §7 Public
 */
export const companyStaff = get('/public/gw/staff', {
  input: object({
    keyword: optional(string()),
    status: optional(string()),
    position: optional(string()),
    branch: optional(string()),
    ...paging,
  }),
  output: pageOf(
    object({
      name: string(),
      photoUrl: string(),
      certNo: string(),
      category: string(),
      position: string(),
      branch: string(),
      regDate: string(),
      status: known('ON', 'LEFT'),
      leftAt: optional(Time),
    }),
  ),
})

/** Company data, for the footer and the pages about it. spec §7 Public */
export const companyInfo = get('/public/findGwServerInfo', {
  input: object({}),
  output: object({
    companyName: string(),
    licenseNo: string(),
    creditCode: string(),
    address: string(),
    hotline: string(),
    complaintPhone: string(),
    email: string(),
    icpNo: string(),
    policeNo: optional(string()),
    /** QR codes, such as that of the official account. */
    qrUrls: optional(listOf(object({ name: string(), url: string() }))),
    /** Its certificates, each with a picture. */
    licences: optional(listOf(object({ name: string(), number: string(), imageUrl: string() }))),
    /** A drawn map around the head office. */
    mapUrl: optional(string()),
    branches: listOf(object({ name: string(), address: string(), phone: string() })),
  }),
})

/** Contacts and hours of customer service. spec §7 Public */
export const publicKfUrl = get('/public/kf/url', {
  input: object({}),
  output: OnlineService,
})

/** Whether the app has a newer version; updates are never forced. spec §7 Public */
export const appUpdateRemind = get('/public/app/update/remind', {
  input: object({ version: optional(string()) }),
  output: object({ need: boolean(), version: string(), notes: string(), force: boolean() }),
})
