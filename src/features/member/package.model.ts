import { useParams } from 'wouter'
import { vipPackagesServices } from '#api/domains/account/users.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { usePage } from '#wechat/page.tsx'
import { packageHref, packageName, type ServiceRow, toServiceRow } from './package.words.ts'

/** The contents of a package, and which are active. @param opens whether a path is one of our pages. BE-05 */
export function usePackage(opens: (path: string) => boolean): {
  path: string
  name: string
  services: Loaded<ServiceRow[]>
} {
  const { number = '' } = useParams<{ number?: string }>()
  const name = packageName(number)
  const path = packageHref(number)
  usePage({ title: name, card: { title: name, desc: '使用规则见页面' } })
  const now = useNow()
  const found = useCall(vipPackagesServices, { number }, { offline: { title: name, route: path } })
  return { path, name, services: mapLoaded(found, (list) => list.map((each) => toServiceRow(each, now, opens))) }
}
