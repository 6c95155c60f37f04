import { object, optional, string } from 'valibot'

/** A person to add in WeCom; without `certNo` the person gives no investment advice. */
export const ContactWay = object({ qrUrl: string(), name: string(), staffNo: string(), certNo: optional(string()) })
