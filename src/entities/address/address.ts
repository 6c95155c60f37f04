import type { Address } from '#api/shapes/address.ts'
import { mobileError } from '#lib/text/phone.ts'
import { recordOf } from '#session/record.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** The fields of an address as typed. `mobile` '' keeps the number of an existing address. */
export interface Written {
  name: string
  mobile: string
  province: string
  city: string
  district: string
  detail: string
}

const EMPTY: Written = { name: '', mobile: '', province: '', city: '', district: '', detail: '' }
const NAMES = ['name', 'mobile', 'province', 'city', 'district', 'detail'] as const

/** The initial fields: the address to change, or empty ones. */
export function startOf(address: Address | undefined): Written {
  if (!address) return EMPTY
  const { name, province, city, district, detail } = address
  return { name, mobile: '', province, city, district, detail }
}

/** The initial fields with a stored draft over them. */
export function readDraft(text: string, start: Written): Written {
  const kept = recordOf(text || null)
  const read = { ...start }
  for (const name of NAMES) {
    const value = kept.get(name)
    if (typeof value === 'string') read[name] = value
  }
  return read
}

/** The error of each field; '' where there is none. AC-09 */
export type FieldErrors = {
  name: string
  mobile: string
  area: string
  detail: string
}

/** @param keepsMobile the address has a number already, which an empty field keeps */
export function errorsOf(written: Written, keepsMobile: boolean): FieldErrors {
  const { name, mobile, district, detail } = written
  return {
    name: isBetween(plainLine(name), 2, 20) ? '' : '请填写收货人姓名（2–20个字）',
    mobile: mobile === '' && keepsMobile ? '' : mobileError(mobile),
    area: district === '' ? '请选择省、市、区' : '',
    detail: isBetween(plainLine(detail), 5, 80) ? '' : '请填写完整地址（5–80个字）',
  }
}

/** Lists show an address down to its district; the street is shown only where it is changed or used. law §6 */
export function areaOf({ province, city, district }: Address): string {
  return province === city ? `${province}${district}` : `${province}${city}${district}`
}

/** The full address, for the order it is used in. */
export function wholeOf(address: Address): string {
  return `${areaOf(address)}${address.detail}`
}
