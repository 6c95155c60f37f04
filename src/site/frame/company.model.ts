import { companyInfo } from '#api/domains/public.ts'
import { useCall } from '#data/use-call.ts'
import { builtIn, type Company } from './company.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'

/** The company's facts: as built, until the server's arrive. product §5 */
export function useCompany(): Company {
  const offline = { title: '关于我们', route: '/aboutUs', part: true }
  const answer = useCall(companyInfo, {}, { cache: true, offline })
  if (answer.state !== 'ready') return builtIn
  const { qrUrls = [], licences, mapUrl, ...facts } = answer.data
  return {
    ...builtIn,
    ...facts,
    codes: qrUrls.map(({ name, url }) => ({ name, image: fileAt(url) })),
    licences: licences?.map(({ imageUrl, ...paper }) => ({ ...paper, image: fileAt(imageUrl) })) ?? builtIn.licences,
    map: fileAt(mapUrl),
  }
}
