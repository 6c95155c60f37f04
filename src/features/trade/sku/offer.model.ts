import type { OutputOf } from '#api/call.ts'
import { orderPre } from '#api/domains/trade/order/create.ts'
import { usersCoupons } from '#api/domains/account/users.ts'
import type { Sku } from '#api/shapes/order.ts'
import { yuan } from '#lib/number/money.ts'
import { type AddressChoice, useAddressChoice } from '#entities/address/address-picker.model.ts'
import { type Loaded, ready } from '#data/loaded.ts'
import { errorCode, MISSING } from '#data/error-code.ts'
import { useCall } from '#data/use-call.ts'
import type { useCheckoutDraft } from '#features/trade/checkout/checkout-draft.ts'
import { discountOf, fitting, termsOf } from '#features/trade/checkout/coupons.ts'
import { splitChoices } from '#features/trade/steps/split.ts'

/** A choice among several options, as a row with a sheet. */
export interface Chooser {
  title: string
  value: string
  choices: { key: string; title: string; note: string }[]
  chosen: string
  choose: (key: string) => void
}

/** The choices of an order and its price, as the server calculates it. Fen. */
export interface Offer {
  trial: Loaded<OutputOf<typeof orderPre>>
  /** Undefined while it is being calculated, or if that failed. */
  payableFen: number | undefined
  couponId: string | undefined
  giftNumber: string | undefined
  /** The number of partial payments; 1: paid as a whole. */
  parts: number
  choosers: Chooser[]
  /** Loads the coupons again, after they failed to load and no discount is applied. */
  retryCoupons: (() => void) | undefined
  /** The offer may have changed: coupons and price are loaded again. */
  reread: () => Promise<void>
  address: AddressChoice
}

type Choices = Pick<ReturnType<typeof useCheckoutDraft>, 'draft' | 'change'>

const NONE = ''

/**
 * Coupon, gift, address and parts of an order, and its price, which is recalculated at every change; a campaign's price
 * is fixed. OR-02
 */
export function useOffer(sku: Sku | undefined, { draft, change }: Choices): Offer {
  const skuId = sku?.skuId
  const inCampaign = draft.campaign !== undefined
  const mine = useCall(usersCoupons, skuId === undefined || inCampaign ? null : { skuId })
  const address = useAddressChoice(sku?.needAddress ?? false, draft.addressId)
  const fits = fitting(mine.state === 'ready' ? mine.data : [], sku?.priceFen ?? 0)
  // The best coupon is used if none was chosen, or the chosen one is gone.
  const coupon = draft.couponId === null ? undefined : (fits.find((c) => c.couponId === draft.couponId) ?? fits[0])
  const known = skuId !== undefined && (inCampaign || mine.state !== 'loading')
  const gifts = (inCampaign ? [] : (sku?.gifts ?? [])).filter(({ stock }) => stock !== 0)
  const gift = gifts.find(({ number }) => number === draft.giftNumber)
  const giftNumber = gift?.number
  const preOrder = useCall(orderPre, known ? { skuId, couponId: coupon?.couponId, giftNumber } : null)
  // Without trial prices the service's own price counts, and no coupon. product A20
  const isUntried = preOrder.state === 'failed' && errorCode(preOrder.error) === MISSING && sku !== undefined
  const trial = isUntried ? untried(sku.priceFen, preOrder.retry) : preOrder
  const payableFen = trial.state === 'ready' ? trial.data.payableFen : undefined
  const parts = partsOf(sku, draft.parts, payableFen)

  return {
    trial,
    payableFen,
    couponId: isUntried ? undefined : coupon?.couponId,
    giftNumber,
    parts,
    choosers: [couponChooser(), giftChooser(), partsChooser()].filter((each) => each !== undefined),
    retryCoupons: mine.state === 'failed' ? mine.retry : undefined,
    async reread() {
      if (trial.state === 'failed') trial.retry()
      await Promise.all([mine, trial].map(async (each) => each.state === 'ready' && each.refresh()))
    },
    address: {
      ...address,
      pick(picked) {
        address.pick(picked)
        change({ addressId: picked.id })
      },
    },
  }

  function couponChooser(): Chooser | undefined {
    if (!sku || fits.length === 0 || isUntried) return undefined
    return {
      title: '优惠券',
      value: coupon ? yuan(-discountOf(coupon, sku.priceFen)) : '不使用',
      choices: [
        ...fits.map((each) => ({
          key: each.couponId,
          title: `${each.name}　${yuan(-discountOf(each, sku.priceFen))}`,
          note: termsOf(each),
        })),
        { key: NONE, title: '不使用优惠券', note: '' },
      ],
      chosen: coupon?.couponId ?? NONE,
      choose: (key) => change({ couponId: key === NONE ? null : key }),
    }
  }

  /** No gift is included unless the customer chooses it. */
  function giftChooser(): Chooser | undefined {
    if (gifts.length === 0) return undefined
    return {
      title: '礼品',
      value: gift?.name ?? '不需要',
      choices: [
        ...gifts.map(({ number, name }) => ({ key: number, title: name, note: '' })),
        { key: NONE, title: '不需要', note: '' },
      ],
      chosen: giftNumber ?? NONE,
      choose: (key) => change({ giftNumber: key === NONE ? undefined : key }),
    }
  }

  function partsChooser(): Chooser | undefined {
    const counts = payableFen === undefined || inCampaign ? [] : splitChoices(payableFen)
    if (!sku || payableFen === undefined || counts.length === 0) return undefined
    const each = (count: number) => `每笔约 ${yuan(Math.floor(payableFen / count))}`
    return {
      title: '付款方式',
      value: parts === 1 ? '一次付清' : `分 ${parts} 笔`,
      choices: [
        ...(sku.splitOnly ? [] : [{ key: '1', title: '一次付清', note: '' }]),
        ...counts.map((count) => ({ key: String(count), title: `分 ${count} 笔`, note: each(count) })),
      ],
      chosen: String(parts),
      choose: (key) => change({ parts: Number(key) }),
    }
  }
}

function untried(priceFen: number, retry: () => void): Loaded<OutputOf<typeof orderPre>> {
  const data = { amountFen: priceFen, discountFen: 0, payableFen: priceFen }
  return { ...ready(data), refresh: async () => retry() }
}

function partsOf(sku: Sku | undefined, chosen: number | undefined, payableFen: number | undefined): number {
  const least = sku?.splitOnly ? 2 : 1
  const counts = payableFen === undefined ? [] : splitChoices(payableFen)
  return chosen !== undefined && chosen >= least && counts.includes(chosen) ? chosen : least
}
