import { brand } from '#config/brand.ts'
import { isSite } from '#lib/path/site.ts'

/** A line that a screen must show. */
export interface Demand {
  /** As the book names it. */
  line: string
  /** What is looked for, without spaces. */
  text: RegExp
  /** Only beside what there is: an empty list and a locked page name nobody. */
  beside?: true
}

const said = (line: string): Demand => ({ line, text: new RegExp(escaped(line)) })
const like = (line: string, text: RegExp): Demand => ({ line, text })
const beside = (demand: Demand): Demand => ({ ...demand, beside: true })

const risk = said(brand.riskLine)
const noAdvice = like('不构成投资建议', /不构成(?:任何)?投资建议/)
const author = beside(like('投资顾问与登记编号', /登记编号|无投顾资格/))
const source = beside(like('来源', /来源/))
const payee = said(brand.companyName)
const authority = said('12386')
const company: readonly Demand[] = [
  payee,
  like('业务资格', new RegExp(escaped(brand.licenseNo))),
  said(brand.complaintPhone),
  authority,
  like('ICP备案', new RegExp(escaped(brand.icpNo))),
  risk,
]

/** What must stand on the pages of an address, wherever they show their content. product 4.1, 4.2, 4.5 */
const table: readonly (readonly [path: RegExp, demands: readonly Demand[]])[] = [
  [/^\/(?:home|me)$/, company],
  [/^\/(?:login|login\/bind|pc-login|landing|invite)$/, [risk]],
  [/^\/course\/(?!series)[^/]+$/, [author, ...company]],
  [/^\/course\/series\/|^\/me\/course$/, [risk]],
  [/\/lesson\//, [author, risk]],
  [/^\/article\/[^/]+$/, [author, noAdvice, ...company]],
  [/^\/(?:article|column)$/, [author]],
  [/^\/chat$/, [risk]],
  [/^\/chat\/[^/]+$/, [like('不构成投资建议', /不构成投资建议/)]],
  [/^\/chat\/[^/]+\/./, [like('不构成买卖建议', /不构成买卖建议/), risk]],
  [/^\/live$/, [risk]],
  [/^\/live\/scene\//, [author, risk]],
  [/^\/live\/(?!scene)[^/]+$/, [author, beside(like('不构成任何买卖建议', /不构成任何买卖建议|股市有风险/))]],
  [/\/replay\//, [author, like('录制于', /录制于\d{4}-/)]],
  [/^\/news$/, [source, risk]],
  [/^\/stock(?:\/.+)?$/, [noAdvice, risk]],
  [/^\/stock-search$/, [risk]],
  [/^\/(?:stock-qa|stock-alert|quote-index)/, [noAdvice, risk]],
  [/^\/(?:score|diagnose\/.)/, [noAdvice, risk]],
  [/^\/pool(?:\/.+)?$/, [like('过往表现不预示未来', /过往表现不预示未来/), risk]],
  [/^\/case(?:\/.+)?$/, [noAdvice, like('过往表现不预示未来', /过往表现不预示未来/), risk]],
  [/^\/news\/./, [source, ...company]],
  [/^\/(?:sku|promo)\//, [risk, authority, like('退款规则', /退款/)]],
  [/^\/checkout\/[^/]+$/, [risk, payee, like('退款规则', /退款规则/)]],
  [/\/disclosure$/, [risk]],
  [/^\/order\/[^/]+$/, company],
  [/\/(?:pay|transfer)$|^\/sub-order\//, [beside(payee)]],
  [/^\/order\/[^/]+\/(?:sign|face|pay|result)$/, [risk]],
  [/^\/order\/[^/]+\/refund$/, [authority, risk]],
  [/^\/refund\/./, company],
  [/^\/complaint$/, [authority, said(brand.complaintPhone)]],
  [/^\/suitability(?:\/result)?$/, [risk]],
]

/** The demands on an address of the client, of the site on each of its pages. */
export function demandsOn(path: string): readonly Demand[] {
  const address = path.replace(/[?#].*/, '')
  if (isSite(address)) return company
  const found = table.filter(([pattern]) => pattern.test(address)).flatMap(([, demands]) => demands)
  return [...new Set(found)]
}

/** Each demanded line, and whether the text of the page has it. */
export function checked(path: string, text: string): { line: string; found: boolean }[] {
  const whole = text.replace(/\s/g, '')
  const isBare = /暂无|尚未选择|登录后查看|不存在或已下架/.test(whole)
  const due = demandsOn(path).filter((demand) => !(isBare && demand.beside))
  return due.map(({ line, text: wanted }) => ({ line, found: wanted.test(whole) }))
}

function escaped(text: string): string {
  return text.replace(/\s/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
