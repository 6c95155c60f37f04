import { useSearch } from 'wouter'
import type { OutputOf } from '#api/call.ts'
import { BusinessError } from '#api/errors.ts'
import { inviteInfo } from '#api/domains/public/landing.ts'
import { publicCourseDetail } from '#api/domains/public/open.ts'
import { publicSkuDetail } from '#api/domains/public/orders.ts'
import { brand } from '#config/brand.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { authorLine } from '#entities/analyst/analyst.words.ts'
import { courseHref, inviteHref, skuHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import { usePage } from '#wechat/page.tsx'
import { fileAt, shareImage } from '#entities/stored-file/stored-file.ts'
import { giftCard, type GiftView, toGiftView } from './gift.words.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** What the invitation is for. */
interface Target {
  href: string
  cover: string
  /** For the share card. */
  image: string
  title: string
  facts: string
  price: string
}

export type InviteModel =
  /** `why`: what has expired. */
  { state: 'invalid'; why: string } | { state: 'open'; invitation: Loaded<Invitation> }

interface Invitation {
  /** Only the first letter of the name. */
  inviter: string
  target: Loaded<Target>
  /** Where the course can be claimed. */
  gift: { code: string; courseNumber: string; view: GiftView; isMine: boolean } | undefined
}

/** Unknown invitation. HM-03 */
const UNKNOWN = 40401

/** 邀请页: the target of a shared invitation. Its key is not called `code`, which WeChat uses. */
export function useInvite(): InviteModel {
  const code = plainLine(new URLSearchParams(useSearch()).get('invite') ?? '')
  const offline = { title: '邀请', route: inviteHref(code) }
  const info = useCall(inviteInfo, code === '' ? null : { code }, { offline })
  const known = info.state === 'ready' && info.data.valid ? info.data : undefined
  const target = useTarget(known?.courseNumber, known?.skuId, offline)
  usePage(pageOf(dataOf(target), known))
  const unknown = info.state === 'failed' && info.error instanceof BusinessError && info.error.code === UNKNOWN
  if (code === '' || unknown) return { state: 'invalid', why: '邀请已失效' }
  if (info.state !== 'ready') return { state: 'open', invitation: info }
  const { courseNumber, skuId, inviterMasked: inviter, gift } = info.data
  if (!known || (courseNumber === undefined && skuId === undefined)) {
    return { state: 'invalid', why: gift ? '赠课已领完或已过期' : '邀请已失效' }
  }
  const given =
    gift && courseNumber !== undefined
      ? { code, courseNumber, view: toGiftView(gift, inviter), isMine: gift.isMine }
      : undefined
  return { state: 'open', invitation: { ...info, data: { inviter, target, gift: given } } }
}

/** The title of the page, and its share card. */
function pageOf(target: Target | undefined, known: OutputOf<typeof inviteInfo> | undefined) {
  const title = target?.title ?? '邀请'
  if (!target || !known?.gift) return { title, card: { title, desc: brand.eduLine } }
  return { title, card: { ...giftCard(title, known.inviterMasked), image: target.image } }
}

/** The course, else the service, as a guest sees it. */
function useTarget(
  number: string | undefined,
  skuId: string | undefined,
  page: { title: string; route: string },
): Loaded<Target> {
  const part = { cache: true, offline: { ...page, part: true } }
  const course = useCall(publicCourseDetail, number === undefined ? null : { number }, part)
  const sku = useCall(publicSkuDetail, number !== undefined || skuId === undefined ? null : { skuId }, part)
  if (number !== undefined) {
    if (course.state !== 'ready') return course
    const { title, coverUrl, lessonCount, priceFen, analysts } = course.data
    const facts = [authorLine(analysts), `${lessonCount}节`].filter(Boolean).join(' · ')
    return {
      ...course,
      data: {
        href: courseHref(number),
        cover: fileAt(coverUrl),
        image: shareImage(coverUrl),
        title,
        facts,
        price: price(priceFen),
      },
    }
  }
  if (sku.state !== 'ready') return sku
  const { name, coverUrl, priceFen, riskLevel, serviceDays } = sku.data
  const facts = [riskLevel && `风险等级 ${riskLevel}`, serviceDays && `服务期 ${serviceDays} 天`]
    .filter(Boolean)
    .join(' · ')
  const href = skuHref(skuId ?? '')
  return {
    ...sku,
    data: { href, cover: fileAt(coverUrl), image: shareImage(coverUrl), title: name, facts, price: price(priceFen) },
  }
}

function price(fen: number): string {
  return fen === 0 ? '免费' : yuan(fen)
}
