import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { workWxContactWayInfo } from '#api/domains/service/other.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { WECOM } from '#lib/path/adviser-href.ts'
import { salesNumber } from '#session/attribution.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'

const title = '添加专属顾问'
const options = { offline: { title, route: WECOM } }

/** The staff member in the address, else the one who serves this customer or referred this guest. SV-09 */
export function useWecom(): Loaded<OutputOf<typeof workWxContactWayInfo>> {
  usePage({ title })
  const [search] = useSearchParams()
  const member = useSignedIn()
  const track = useTrack()
  const named = search.get('salesNumber') ?? undefined
  // The service knows the staff member of a customer.
  const way = useCall(
    workWxContactWayInfo,
    { salesNumber: named ?? (member ? undefined : (salesNumber() ?? undefined)) },
    options,
  )
  const isShown = way.state === 'ready'
  useEffect(() => {
    if (isShown) void track('service', 'wecom_show')
  }, [isShown, track])
  return way
}
