import { chainList } from '#api/domains/service/misc.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { CHAINS, chainHref } from '#lib/path/news-href.ts'
import { usePage } from '#wechat/page.tsx'

export interface ChainLink {
  id: string
  name: string
  stage: string
  href: string
}

const DESC = '上游、中游、下游各有哪些公司。只示先后，不示供货关系，不构成投资建议'

/** The supply chains. NW-06 */
export function useChains(): Loaded<ChainLink[]> {
  usePage({ title: '产业链', card: { title: '产业链', desc: DESC } })
  return useChainLinks()
}

/** The chains as links; on the page of one of them they are a section. */
export function useChainLinks(part = false): Loaded<ChainLink[]> {
  const offline = { title: '产业链', route: CHAINS, part }
  const list = useCall(chainList, {}, { cache: true, offline })
  return mapLoaded(list, (chains) => chains.map((chain) => ({ ...chain, href: chainHref(chain.id) })))
}

/** The text of its share card. */
export const cardOfChain = (name: string) => ({ title: name, desc: DESC })
