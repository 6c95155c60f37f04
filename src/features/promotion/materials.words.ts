import type { OutputOf } from '#api/call.ts'
import type { promotionLinkUrl, promotionResourceList } from '#api/domains/learn/promotion.ts'
import { picture } from '#entities/stored-file/stored-file.ts'
import { wordOf } from '#lib/text/word-of.ts'
import { lastMoment } from '#lib/time/dates.ts'

type Material = OutputOf<typeof promotionResourceList>['list'][number]

/** A material as its list shows it. */
export interface MaterialRow {
  id: string
  title: string
  cover: string
  /** 「已审核 · 示例审2026-0101 · 有效期至 2027-05-01」 */
  audit: string
  /** It can be shared now. */
  usable: boolean
  hasFile: boolean
}

const KINDS: Readonly<Record<string, string>> = { POSTER: '海报', ARTICLE: '图文', FILE: '文件' }

/** @param now undefined while the service's time is unknown: then its own state counts */
export function toMaterialRow(
  { id, kind, title, coverUrl, auditNo, validTo, canShare }: Material,
  now?: number,
): MaterialRow {
  const over = now !== undefined && validTo <= now
  return {
    id,
    title,
    cover: picture(coverUrl),
    audit: `${wordOf(KINDS, kind) ?? '素材'} · ${auditWords(auditNo, validTo, over || (!canShare && auditNo !== undefined))}`,
    usable: canShare && !over,
    hasFile: kind !== 'ARTICLE',
  }
}

function auditWords(auditNo: string | undefined, validTo: number, over: boolean): string {
  if (auditNo === undefined) return '审核中，暂不能使用'
  return over ? `${auditNo} · 审核已过有效期，不能使用` : `已审核 · ${auditNo} · 有效期至 ${lastMoment(validTo)}`
}

/** A link and its parameters; `bare`: without them. */
export interface LinkView {
  url: string
  bare: string
  carries: { name: string; value: string }[]
}

const NAMES: Readonly<Record<string, string>> = { salesNumber: '推荐人工号', shareWxId: '分享人微信标识' }

export function toLinkView({ url, attached }: OutputOf<typeof promotionLinkUrl>): LinkView {
  const bare = new URL(url)
  for (const { name } of attached) bare.searchParams.delete(name)
  return {
    url,
    bare: bare.href,
    carries: attached.map(({ name, value }) => ({ name: wordOf(NAMES, name) ?? name, value })),
  }
}
