import { useSearchParams } from 'wouter'
import { goodsApplyInfo, goodsApplyList, goodsApplyModifyAddress } from '#api/domains/benefits/goods-apply.ts'
import { explain } from '#data/explain.ts'
import { mapPages, type Pages, usePages } from '#data/list/use-pages.ts'
import { dataOf, type Loaded, mapLoaded, refresh } from '#data/loaded.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type FieldErrors, type Submission, useSubmit } from '#data/write/use-submit.ts'
import { type AddressChoice, useAddressChoice } from '#entities/address/address-picker.model.ts'
import { GOODS } from '#lib/path/prize-href.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { usePage } from '#wechat/page.tsx'
import { type GoodsRow, type ParcelView, toGoodsRow, toParcel } from './goods.words.ts'

/** 实物领取: the shipment in the address; '' for the list. BE-09 */
export function useGoodsId(): string {
  usePage({ title: '实物领取' })
  const [search] = useSearchParams()
  return search.get('id') ?? ''
}

/** The customer's shipments. */
export function useGoods(): Pages<GoodsRow> {
  return mapPages(usePages(goodsApplyList, {}, { offline: { title: '实物领取', route: GOODS } }), toGoodsRow)
}

export interface ParcelPage {
  parcel: Loaded<ParcelView>
  choice: AddressChoice
  submission: Submission<FieldErrors>
}

/** One shipment; its address can be changed until it is sent, any number of times. */
export function useParcel(id: string): ParcelPage {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const found = useCall(goodsApplyInfo, { id }, { offline: { title: ({ goods }) => goods.name } })
  const known = dataOf(found)
  const parcel = mapLoaded(found, toParcel)
  const choice = useAddressChoice(dataOf(parcel)?.isOpen === true, known?.address?.id)
  const addressId = choice.chosen?.id ?? ''
  const submission = useSubmit({
    fields: { chosen: addressId, isFirst: dataOf(parcel)?.waits === true },
    validate: ({ chosen }) => ({ address: chosen === '' ? '请添加收货地址' : '' }),
    run: ({ chosen }) => send(goodsApplyModifyAddress, { id, addressId: chosen }),
    stale: [goodsApplyInfo, goodsApplyList],
    done(_, { isFirst }) {
      // Another address is not another gift.
      if (isFirst) void track('benefit', 'gift_receive', known?.goods.number ?? '')
      toast('收货地址已保存')
    },
    // It was sent meanwhile: the display is outdated.
    failed: (cause) => {
      refresh(found)
      return explain(cause)
    },
  })
  return { parcel, choice, submission }
}
