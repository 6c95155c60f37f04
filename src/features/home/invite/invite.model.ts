import { useRawSearch } from '#ui/raw-search.ts'
import { BusinessError } from '#api/errors.ts'
import { inviteInfo } from '#api/domains/public/landing.ts'
import { publicCourseDetail } from '#api/domains/public/open.ts'
import { publicSkuDetail } from '#api/domains/public/orders.ts'
import { brand } from '#config/brand.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { courseHref, skuHref } from '#lib/path/learn-href.ts'
import { yuan } from '#lib/number/money.ts'
import { usePage } from '#wechat/page.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'

/** What the invitation is for. */
interface Target {
  href: string
  cover: string
  title: string
  facts: string
  price: string
}

export type InviteModel =
  | { state: 'invalid' }
  /** `inviter`: only the first letter of the name. */
  | { state: 'open'; invitation: Loaded<{ inviter: string; target: Loaded<Target> }> }

/** Unknown invitation. product HM-03 */
const UNKNOWN = 40401

/** 邀请页: the target of a shared invitation. Its key is not called `code`, which WeChat uses. */
export function useInvite(): InviteModel {
  const code = new URLSearchParams(useRawSearch()).get('invite')?.trim() ?? ''
  const offline = { title: '邀请', route: `/invite?invite=${encodeURIComponent(code)}` }
  const info = useCall(inviteInfo, code === '' ? null : { code }, { offline })
  const known = info.state === 'ready' && info.data.valid ? info.data : undefined
  const target = useTarget(known?.courseNumber, known?.skuId, offline)
  const title = target.state === 'ready' ? target.data.title : '邀请'
  usePage({ title, card: { title, desc: brand.eduLine } })
  const unknown = info.state === 'failed' && info.error instanceof BusinessError && info.error.code === UNKNOWN
  if (code === '' || unknown) return { state: 'invalid' }
  if (info.state !== 'ready') return { state: 'open', invitation: info }
  if (!known || (known.courseNumber === undefined && known.skuId === undefined)) return { state: 'invalid' }
  return { state: 'open', invitation: { ...info, data: { inviter: known.inviterMasked, target } } }
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
    const people = analysts.map(({ name, certNo }) => `${name} 登记编号 ${certNo}`).join('、')
    const facts = [people, `${lessonCount}节`].filter(Boolean).join(' · ')
    return {
      ...course,
      data: { href: courseHref(number), cover: fileAt(coverUrl), title, facts, price: price(priceFen) },
    }
  }
  if (sku.state !== 'ready') return sku
  const { name, coverUrl, priceFen, riskLevel, serviceDays } = sku.data
  const facts = [riskLevel && `风险等级 ${riskLevel}`, serviceDays && `服务期 ${serviceDays} 天`]
    .filter(Boolean)
    .join(' · ')
  const href = skuHref(skuId ?? '')
  return { ...sku, data: { href, cover: fileAt(coverUrl), title: name, facts, price: price(priceFen) } }
}

function price(fen: number): string {
  return fen === 0 ? '免费' : yuan(fen)
}
