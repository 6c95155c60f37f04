import { giftCouponList } from '#api/domains/benefits/gift.ts'
import { type Loaded, mapLoaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { MY_GIFTS } from '#lib/path/benefit-href.ts'
import { usePage } from '#wechat/page.tsx'
import { type GiftRow, toGiftRow } from './gift.words.ts'

const title = '我的礼品'

/** The gifts of the customer. BE-04 */
export function useGifts(): Loaded<GiftRow[]> {
  usePage({ title, card: { title: '礼品', desc: '使用规则见页面' } })
  const now = useNow()
  const found = useCall(giftCouponList, {}, { offline: { title, route: MY_GIFTS } })
  return mapLoaded(found, (list) => list.map((each) => toGiftRow(each, now)))
}
