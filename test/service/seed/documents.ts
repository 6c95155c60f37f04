import { brand } from '#config/brand.ts'
import { riskLetter } from '#lib/text/risk-letter.ts'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import { DAY } from './days.ts'

/** Legal documents: each has a version and an effective date. product §2.22 */
export interface DocumentSeed {
  name: string
  docVersion: string
  mustReadSec: number
  /** Paragraphs of the text, then of its annex; the signature page follows them. */
  body: readonly string[]
  annex: readonly string[]
}

export const DOC_VERSION = 'v1'
/** How long the risk disclosure must stay open before it counts as read, s. */
export const RISK_READ_SEC = 15
/** The sentence to type where the service's level is above the customer's. law §1 */
export const MISMATCH_TEXT = '本人已知悉该服务风险高于本人风险承受能力，自愿购买'

export const effectiveAt = (today: number) => today - 200 * DAY

const serviceAgreement: DocumentSeed = {
  name: '证券投资顾问服务协议',
  docVersion: DOC_VERSION,
  mustReadSec: 15,
  body: [
    '第一条 服务内容：公司按订单所列的服务名称、期限与方式，由登记的投资顾问向您提供建议与投资者教育服务。',
    '第二条 服务期限：自订单付款完成并开通服务之日起计算，至订单载明的天数届满为止，到期不自动续费。',
    '第三条 费用与支付：费用以订单金额为准，由公司账户收取并开具发票；公司不收取订单以外的任何费用，不与您约定分享投资结果。',
    '第四条 合同解除：自签约之日起 5 个工作日内，您可以书面通知解除合同，公司全额退还已付费用；此后按已服务天数计算应退金额。',
    '第五条 您的义务：如实完成信息填写与风险测评，自主作出投资决定，不将服务内容转给他人使用。',
    '第六条 公司的义务：在登记的业务范围内提供服务，留存服务记录，定期回访，及时处理投诉。',
    '第七条 禁止行为：公司及人员不代您操作账户，不承诺投资结果，不以个人名义收取费用。',
    '第八条 个人信息：公司仅为履行合同与法定义务处理您的个人信息，并按隐私政策采取保护措施。',
    `第九条 争议解决：可先与公司协商，电话 ${brand.hotline}；也可向证券期货纠纷调解机构申请调解，或依法起诉。`,
  ],
  annex: [
    '附件一 名词说明：「服务期」指从开通之日到到期之日；「工作日」指法定节假日与周末以外的日子。',
    '附件二 退款计算：应退金额＝已付金额－已付金额×已服务天数÷服务总天数，计算结果精确到分。',
    '附件三 记录保存：服务协议与服务记录自协议终止之日起至少保存五年。',
  ],
}

const riskDisclosure: DocumentSeed = {
  name: '风险揭示书',
  docVersion: DOC_VERSION,
  mustReadSec: RISK_READ_SEC,
  body: riskLetter(brand).map((words, index) => `${index + 1}. ${words}`),
  annex: [
    '本风险揭示书不能列明全部风险，您在签署前应当确认已经逐条阅读。',
    '如对任何一条有疑问，请在签署前联系客服，由与销售无关的人员为您说明。',
  ],
}

const match: DocumentSeed = {
  name: '适当性匹配意见确认书',
  docVersion: DOC_VERSION,
  mustReadSec: 10,
  body: [
    '公司已根据您填写的信息与风险测评结果，对您的风险承受能力与本服务的风险等级进行了匹配。',
    '匹配意见：您的风险承受能力等级能够承受本服务的风险等级。匹配意见不构成对服务结果的判断或保证。',
    '您的情况发生重大变化时，应当主动告知公司并重新测评；公司可据此调整服务。',
  ],
  annex: ['匹配规则：C1 对应 R1，C2 对应 R2 及以下，C3 对应 R3 及以下，C4 对应 R4 及以下，C5 对应 R5 及以下。'],
}

const mismatch: DocumentSeed = {
  name: '风险不匹配警示书',
  docVersion: DOC_VERSION,
  mustReadSec: 20,
  body: [
    '特别警示：本服务的风险等级高于您的风险承受能力等级，公司不主动向您推介本服务。',
    '如您坚持购买，可能承受超出自身能力的损失；公司建议您重新考虑，选择与您匹配的服务。',
    `您已亲自输入：「${MISMATCH_TEXT}」。`,
  ],
  annex: ['风险承受能力属于最低类别的投资者不得购买高于其承受能力的服务，任何确认均不改变这一规则。'],
}

const privacy: DocumentSeed = {
  name: '个人信息单独同意书',
  docVersion: DOC_VERSION,
  mustReadSec: 10,
  body: [
    '为签署电子合同，公司将您的姓名与证件信息提供给电子签名服务机构，仅用于核验签署人身份。',
    '为核验是否本人操作，公司将人脸核验所需信息提供给核验服务机构，核验完成后仅留存结果。',
    '您可以拒绝人脸核验，改由人工方式核验身份；拒绝不影响您浏览与学习。',
  ],
  annex: ['撤回方式：在「设置—隐私」中撤回同意，撤回不影响此前基于同意已经进行的处理。'],
}

export const refundAgreement: DocumentSeed = {
  name: '退款协议',
  docVersion: DOC_VERSION,
  mustReadSec: 10,
  body: [
    '双方同意按下列金额办理退款，退款完成后本订单对应的服务终止。',
    '退款经审核后原路退回；对公转账付款的订单，退回您本人名下的银行账户。',
    '审核一般需要 3 个工作日，原路退回一般需要 1–5 个工作日。',
  ],
  annex: ['如对计算结果有异议，可在签署前联系客服或投诉；不签署不影响您继续使用服务。'],
}

export const trialAgreement: DocumentSeed = {
  name: '体验服务协议',
  docVersion: DOC_VERSION,
  mustReadSec: 10,
  body: [
    '体验服务免费，到期自动结束，不会自动续费，也不收集支付信息。',
    '体验期间的内容仅供参考，不构成对结果的承诺；股市有风险，投资需谨慎。',
  ],
  annex: ['每项体验服务每位客户限一次。'],
}

export const delayAgreement: DocumentSeed = {
  name: '服务延期确认书',
  docVersion: DOC_VERSION,
  mustReadSec: 5,
  body: ['双方同意将订单的服务期按延期券载明的天数顺延，其余约定不变。'],
  annex: ['延期只能办理一次，不能折算为现金。'],
}

export const feedbackRecord: DocumentSeed = {
  name: '服务回访问卷',
  docVersion: DOC_VERSION,
  mustReadSec: 0,
  body: ['本问卷由与销售无关的人员负责，用于了解服务过程是否合规。'],
  annex: [`发现承诺收益或私下收费，请拨打 ${brand.complaintPhone} 或${AUTHORITY_LINE}。`],
}

/** What is accepted with the order of an advisory service, before anything is signed. OR-02 */
export const orderAgreements = [
  { key: 'service', doc: serviceAgreement },
  { key: 'privacy', doc: privacy },
] as const

/** What is signed before an advisory service is paid. */
export function contractOf(isMismatch: boolean): readonly DocumentSeed[] {
  return [serviceAgreement, riskDisclosure, isMismatch ? mismatch : match, privacy]
}

/** The questions of a service visit; `alert`: the answer that compliance follows up. */
export const visitQuestions = [
  {
    id: 'V1',
    title: '是否有人向您承诺收益？',
    options: [
      ['N', '没有'],
      ['Y', '有'],
    ],
    alert: 'Y',
  },
  {
    id: 'V2',
    title: '测评与签约是否由您本人操作？',
    options: [
      ['Y', '是'],
      ['N', '不是'],
    ],
    alert: 'N',
  },
  {
    id: 'V3',
    title: '是否有人要求您向个人账户付款？',
    options: [
      ['N', '没有'],
      ['Y', '有'],
    ],
    alert: 'Y',
  },
  {
    id: 'V4',
    title: '您是否了解解除合同与退款的规则？',
    options: [
      ['Y', '了解'],
      ['N', '不了解'],
    ],
    alert: null,
  },
] as const
