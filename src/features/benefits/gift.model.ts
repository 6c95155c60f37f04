import { useParams } from 'wouter'
import {
  giftByNumber,
  giftCouponApply,
  giftCouponList,
  giftCouponReceive,
  giftCouponReceiveDetail,
  giftIntroduction,
  giftPicture,
} from '#api/domains/benefits/gift.ts'
import { goodsApplyInfo, goodsApplyList } from '#api/domains/benefits/goods-apply.ts'
import type { OutputOf } from '#api/call.ts'
import { explain } from '#data/explain.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { useNow } from '#data/use-server-clock.ts'
import { useHasPassed } from '#data/use-server-now.ts'
import { usePressGroup } from '#data/write/use-press-group.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { type AddressChoice, useAddressChoice } from '#entities/address/address-picker.model.ts'
import { fileAt, shareImage } from '#entities/stored-file/stored-file.ts'
import { giftHref } from '#lib/path/benefit-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type GiftView, toGift } from './gift.words.ts'

export interface GiftPage {
  path: string
  gift: Loaded<GiftView>
  /** Its description, in pictures and text. */
  about: Loaded<OutputOf<typeof giftIntroduction>>
  choice: AddressChoice
  /** Requests its coupon, and redeems it. */
  apply: Submission<FieldErrors>
  receive: Submission<FieldErrors>
  /** Its introductory picture: loaded when pressed, then shown. */
  poster: Submission<FieldErrors>
}

/** A gift: its coupon, its address, and its status. @param show shows a picture in full. BE-04 */
export function useGift(show: (image: string) => void): GiftPage {
  const { number = '' } = useParams<{ number?: string }>()
  const send = useSend()
  const toast = useToast()
  const track = useTrack()
  const now = useNow()
  const path = giftHref(number)
  const found = useCall(giftByNumber, { number }, { offline: { title: ({ name }) => name, route: path } })
  const known = dataOf(found)
  const input = known ? { number } : null
  const about = useCall(giftIntroduction, input, { offline: { title: '礼品', route: path, part: true } })
  const own = useCall(giftCouponList, known ? {} : null)
  const coupon = dataOf(own)?.find(({ gift }) => gift.number === number)
  useHasPassed(coupon?.endAt)
  const taken = useCall(giftCouponReceiveDetail, coupon?.status === 'USED' ? { couponId: coupon.couponId } : null)
  usePage({
    title: known?.name ?? '礼品',
    card: known && { title: known.name, desc: '使用规则见页面', image: shareImage(known.coverUrl) },
  })
  const isLooking = known !== undefined && own.state === 'loading'
  const gift = isLooking
    ? ({ state: 'loading' } as const)
    : mapLoaded(found, (data) => toGift(data, coupon, dataOf(taken), now))
  const choice = useAddressChoice(known?.needAddress === true && coupon?.status === 'UNUSED')
  const group = usePressGroup()
  const stale = [giftByNumber, giftCouponList, giftCouponReceiveDetail]
  // It is out of stock, expired or redeemed by now: the display is outdated.
  const failed = (cause: unknown) => {
    refresh(found)
    refresh(own)
    return explain(cause)
  }
  const apply = useSubmit({
    group,
    fields: number,
    run: async (wanted) => void (await send(giftCouponApply, { number: wanted })),
    async verify(wanted) {
      const list = await send(giftCouponList, {})
      const has = list.some((each) => each.gift.number === wanted)
      return has ? { result: undefined } : { error: '经核对还没有领到礼品券，请再次领取' }
    },
    stale,
    done: () => toast('已领到礼品券'),
    failed,
  })
  const needsAddress = known?.needAddress === true
  const addressId = choice.chosen?.id
  const receive = useSubmit({
    group,
    fields: { couponId: coupon?.couponId ?? '', addressId },
    validate: (fields) => ({ address: needsAddress && fields.addressId === undefined ? '请添加收货地址' : '' }),
    run: async (fields) => void (await send(giftCouponReceive, fields)),
    async verify({ couponId }) {
      const { status } = await send(giftCouponReceiveDetail, { couponId })
      return status === 'UNUSED' ? { error: '经核对还没有领取，请再次确认' } : { result: undefined }
    },
    stale: [...stale, goodsApplyList, goodsApplyInfo],
    done() {
      void track('benefit', 'gift_receive', number)
      toast('领取成功')
    },
    failed(cause) {
      // The address may have been deleted meanwhile.
      refresh(choice.addresses)
      return failed(cause)
    },
  })
  const poster = useSubmit({
    fields: number,
    run: async (wanted) => fileAt((await send(giftPicture, { number: wanted })).imageUrl),
    done: (image) => {
      if (image === '') toast('图片暂时打不开，请稍后再试')
      else show(image)
    },
  })
  return { path, gift, about, choice, apply, receive, poster }
}
