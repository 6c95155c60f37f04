import { brand } from '#config/brand.ts'
import { AUTHORITY } from '#lib/text/authority.ts'

/** A line that a screen must show. */
export interface Demand {
  /** Its name in the book. */
  line: string
  /** The pattern searched in the visible text, without spaces. */
  text: RegExp
  /** Only if there is content: an empty list and a locked page name nobody. */
  beside?: true
}

/** Exactly this text. */
export const said = (line: string): Demand => ({ line, text: new RegExp(escaped(line), 'u') })
/** Text of this kind. */
export const like = (line: string, text: RegExp): Demand => ({ line, text })
export const beside = (demand: Demand): Demand => ({ ...demand, beside: true })

/** law §5 */
export const risk = said(brand.riskLine)
export const noAdvice = like('不构成投资建议', /不构成(?:任何)?投资建议/u)
export const author = beside(
  like('作者姓名与登记编号', /(?<=\p{Script=Han}{2}.{0,16})(?:登记编号[:：]?[\p{L}\p{N}]{6,}|无投顾资格)/u),
)
export const source = beside(like('来源', /来源[:：]\S{2,}/u))
export const model = like('模型声明', /由?算法模型(?:生成|依据公开数据)/u)
/** law §4 */
export const past = like('过往业绩不预示未来', /过往(?:业绩|表现)不预示未来/u)
export const pastWhole = said('过往业绩不预示未来表现，不构成对收益的承诺')

/** law §2 */
export const payee = said(brand.companyName)
export const noPrivateAccount = said('请勿向个人账户付款')
export const fiveDays = beside(like('5个工作日内可书面解除', /5个工作日内.{0,4}可?书面/u))
export const refundRule = beside(like('退款规则', /\d个工作日内.{0,4}可?书面.{0,24}退款/u))
const authority = said(AUTHORITY.phone)
const phone = said(brand.complaintPhone)
const complaint: readonly Demand[] = [phone, authority]
export const channels: readonly Demand[] = [...complaint, said(brand.email), said('证监局')]

/** The company in full, where the law requires it. law §5 */
export const company: readonly Demand[] = [
  payee,
  like('业务资格', new RegExp(`业务资格${escaped(brand.licenseNo)}`, 'u')),
  like('统一社会信用代码', new RegExp(`统一社会信用代码${escaped(brand.creditCode)}`, 'u')),
  said(brand.address),
  like('客服热线', new RegExp(`客服.{0,4}${escaped(brand.hotline)}`, 'u')),
  like('投诉电话', new RegExp(`投诉.{0,4}${escaped(brand.complaintPhone)}`, 'u')),
  authority,
  said(brand.icpNo),
  said(brand.policeNo),
  risk,
]

/** Suitability beside services on sale. law §1 */
export const level = beside(like('风险等级', /(?:风险等级[:：]?|·)R[1-5]|R1（|状态更新中/u))
/** Consent for sensitive information, and the alternative. law §6 */
export const faceConsent = beside(like('人脸信息单独同意', /同意.{0,12}人脸信息/u))
export const faceByHand = beside(like('人工核验', /人工(?:客服)?核验/u))
export const cardConsent = beside(like('身份证件信息单独同意', /单独同意.{0,2}《身份证件信息单独同意书》/u))

function escaped(text: string): string {
  return text.replace(/\s/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
