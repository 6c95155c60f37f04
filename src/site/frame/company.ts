import { brand } from '#config/brand.ts'
import type { CompanyFacts } from '#ui/layout/disclosure-footer.tsx'

export interface Company extends CompanyFacts {
  email: string
  branches: readonly { name: string; address: string; phone: string }[]
  /** QR codes, such as that of the official account. */
  codes: readonly { name: string; image: string }[]
  /** `image` is empty without one: the number is built in, the picture is not. */
  licences: readonly { name: string; number: string; image: string }[]
  /** A drawn map around the head office; empty if unknown. */
  map: string
}

/** The company's facts as built. */
export const builtIn: Company = {
  ...brand,
  branches: [{ name: '总部', address: brand.address, phone: brand.hotline }],
  codes: [],
  licences: [
    { name: '营业执照', number: brand.creditCode, image: '' },
    { name: '经营证券期货业务许可证', number: brand.licenseNo, image: '' },
  ],
  map: '',
}
