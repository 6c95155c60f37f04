import type { Address } from '#api/shapes/address.ts'
import { mobileError } from '#lib/text/phone.ts'
import { recordOf } from '#session/record.ts'

/** What is asked of an address, as typed. `mobile` '' keeps the number of an address that is changed. */
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

/** What stands in the fields first: the address to change, nothing for a new one. */
export function startOf(address: Address | undefined): Written {
  if (!address) return EMPTY
  const { name, province, city, district, detail } = address
  return { name, mobile: '', province, city, district, detail }
}

/** What was typed before and kept as a draft, over what stands there first. */
export function readDraft(text: string, start: Written): Written {
  const kept = recordOf(text || null)
  const read = { ...start }
  for (const name of NAMES) {
    const value = kept.get(name)
    if (typeof value === 'string') read[name] = value
  }
  return read
}

/** What is wrong with which field; '' where nothing is. product AC-09 */
export interface Faults {
  name: string
  mobile: string
  area: string
  detail: string
}

/** @param keepsMobile the address has a number already, which an empty field keeps */
export function faultsOf(written: Written, keepsMobile: boolean): Faults {
  const { name, mobile, district, detail } = written
  return {
    name: fits(name, 2, 20) ? '' : '请填写收货人姓名（2–20个字）',
    mobile: mobile === '' && keepsMobile ? '' : mobileError(mobile),
    area: district === '' ? '请选择省、市、区' : '',
    detail: fits(detail, 5, 80) ? '' : '请填写完整地址（5–80个字）',
  }
}

function fits(text: string, least: number, most: number): boolean {
  const { length } = Array.from(text.trim())
  return length >= least && length <= most
}

/** An address in a list goes down to its district; the street stands only where it is changed or used. product 4.6 */
export function areaOf({ province, city, district }: Address): string {
  return province === city ? `${province}${district}` : `${province}${city}${district}`
}

/** The whole address, for the order that is sent there. */
export function wholeOf(address: Address): string {
  return `${areaOf(address)}${address.detail}`
}
