import { useEffect } from 'react'
import { vipCheckLevel, vipSubscriptions } from '#api/domains/account/users.ts'
import { vipNotice } from '#api/domains/benefits/vip.ts'
import { vipSubscriptionCount } from '#api/domains/public/landing.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useToday } from '#data/use-server-clock.ts'
import { VIP } from '#lib/path/benefit-href.ts'
import { count } from '#lib/number/count.ts'
import { dated } from '#lib/time/dated.ts'
import { useSignedIn } from '#session/context.tsx'
import { useTrack } from '#tracking/context.tsx'
import { usePage } from '#wechat/page.tsx'
import { LEVELS, SHOWN_FROM } from './level-content.ts'
import { type LevelView, toLevel } from './vip.words.ts'

export interface VipPage {
  level: Loaded<LevelView>
  /** 「1,024人」 of each level, '' where that is not shown. */
  counts: readonly string[]
  running: Loaded<{ key: string; name: string; note: string; href: string }[]>
  notices: Loaded<{ key: string; text: string; at: string }[]>
  /** Requests the level again. */
  again: () => void
}

const title = 'VIP会员'

/**
 * The membership: its level, active services, announcements. @param opens whether a path is one of our
 * pages. BE-05
 */
export function useVip(opens: (path: string) => boolean): VipPage {
  usePage({ title, card: { title, desc: '使用规则见页面' } })
  const today = useToday()
  const signedIn = useSignedIn()
  const own = useCall(vipCheckLevel, {}, { offline: { title, route: VIP } })
  const known = dataOf(own)
  const track = useTrack()
  // Not before a customer's level is known; a guest has none.
  const viewedAs = known?.level ?? (signedIn ? undefined : 0)
  useEffect(() => {
    if (viewedAs !== undefined) void track('benefit', 'vip_view', String(viewedAs))
  }, [viewedAs, track])
  const part = { title, route: VIP, part: true }
  const services = useCall(vipSubscriptions, known ? {} : null, { offline: part })
  const notices = useCall(vipNotice, {}, { offline: part })
  return {
    level: mapLoaded(own, (data) => toLevel(data, today)),
    counts: useCounts(),
    running: mapLoaded(services, (list) =>
      list
        .filter(({ kind }) => kind === 'VIP')
        .flatMap(({ name: owner, links }) =>
          links
            .filter(({ path }) => opens(path))
            .map(({ name, path }) => ({ key: `${owner} ${name}`, name, note: owner, href: path })),
        ),
    ),
    notices: mapLoaded(notices, (list) =>
      list.map(({ text, at }) => ({ key: `${at} ${text}`, text, at: dated(at, today) })),
    ),
    again: () => refresh(own),
  }
}

/** Members of the paid levels: the real number, or hidden. */
function useCounts(): string[] {
  const silver = dataOf(useCall(vipSubscriptionCount, { level: LEVELS[1].level }, { cache: true }))
  const gold = dataOf(useCall(vipSubscriptionCount, { level: LEVELS[2].level }, { cache: true }))
  return [undefined, silver, gold].map((each) =>
    each !== undefined && each.count >= SHOWN_FROM ? `${count(each.count)}人` : '',
  )
}
