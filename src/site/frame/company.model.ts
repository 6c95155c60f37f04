import { findGwServerInfo } from '#api/domains/public.ts'
import { useCall } from '#data/use-call.ts'
import { brand } from '#config/brand.ts'
import type { CompanyFacts } from '#ui/disclosure-footer.tsx'

export interface Company extends CompanyFacts {
  email: string
  branches: readonly { name: string; address: string; phone: string }[]
}

const builtIn: Company = { ...brand, branches: [] }

/** Who the company is: as built, until the server has said it better. product 5 */
export function useCompany(): Company {
  const told = useCall(findGwServerInfo, {}, { cache: true, offline: { title: '公司信息', route: '/aboutUs' } })
  return told.state === 'ready' ? { ...builtIn, ...told.data } : builtIn
}
