import { expect, it } from 'vitest'
import { tariffs } from '#config/company.ts'
import { levelWords, matchOf } from '#lib/suitability.ts'
import { createContent } from '#test/service/seed/content.ts'
import { today } from '#test/service/seed/days.ts'
import { contractOf } from '#test/service/seed/documents.ts'
import { builtIn } from '#site/frame/company.ts'
import { REGISTER } from '#lib/path/register.ts'
import { texts } from './text.ts'

/** All words of a menu's fixed text. */
const words = (menu: keyof typeof texts) => JSON.stringify(texts[menu](builtIn))

/** The required texts of each page, by hand from law §1 to 4.5. */
const lines = {
  fee: [
    builtIn.companyName,
    '只以下列对公账户及合同载明的支付方式收取费用，不授权任何个人收款',
    '按服务与期限收取固定费用',
    '不以投资收益为条件收费，不与客户分享收益、分担损失',
    '对所有客户一个价格',
  ],
  risk: [
    '证券投资顾问业务风险揭示书',
    '任何机构和人员都不能对投资结果作出承诺',
    '由此产生的收益与亏损由您自行承担',
    '历史数据与回测结果不代表实际结果',
    '请勿向个人账户付款',
    '五个工作日内，以书面方式提出解除协议',
    '股市有风险，投资需谨慎',
  ],
  license: [
    builtIn.licenseNo,
    builtIn.creditCode,
    '合法机构名录',
    '在中国证券业协会网站查询从业人员的登记编号',
    '如与本页不一致，请不要付款',
    REGISTER,
  ],
  suitability: [
    '服务的等级不高于您的等级，才是匹配的',
    '最低类别的投资者，只能购买 R1 级服务，没有例外',
    '等级未知，或者测评已经过期，都视为不匹配',
    '不会主动向您推介高于您等级的服务',
    '独立完成风险测评，任何人不得代答',
  ],
  'anti-fraud': [
    '要求把钱转给个人，或者转给陌生公司的账户',
    '要求提供证券账户密码、短信验证码，或者代您操作账户',
    '用所谓内部消息、盈利截图、限时名额催促您付款',
    '下载来历不明的软件',
    '已经转账的，请先报警',
    builtIn.complaintPhone,
    '12386',
    '110',
  ],
  complaint: [
    '自受理之日起十五个工作日内书面或电话答复',
    '由不参与销售的部门核查事实',
    '向公司住所地的证监局反映',
    '申请复核、调解，或者通过诉讼、仲裁解决',
    builtIn.complaintPhone,
    builtIn.email,
    builtIn.address,
    '12386',
  ],
} as const

it.each(['fee', 'risk', 'license', 'suitability', 'anti-fraud', 'complaint'] as const)(
  'the page of %s has its required texts',
  (menu) => {
    const text = words(menu)
    expect(lines[menu].filter((line) => !text.includes(line))).toEqual([])
  },
)

it('the printed table of levels is the one used for matching', () => {
  const rows = texts
    .suitability(builtIn)
    .flatMap(({ blocks }) =>
      blocks.flatMap((block) => (typeof block === 'object' && 'rows' in block ? block.rows : [])),
    )
  const evaluated = { evalExpireAt: 1 }
  const levels = ['R1', 'R2', 'R3', 'R4', 'R5']
  const bySale = (riskLevel: string) =>
    levels.filter((level) => matchOf({ ...evaluated, riskLevel }, level, 0) === 'MATCH')
  // 「R1–R4」, 「R1、R2」, 「R1」
  const printed = (text: string) => {
    const [from = '', to = from] = text.split(/[–、]/)
    return levels.filter((level) => from <= level && level <= to)
  }
  expect(rows.map(([level]) => level)).toEqual(['C1', 'C2', 'C3', 'C4', 'C5'])
  for (const [level = '', name, text = ''] of rows) {
    expect([level, printed(text)]).toEqual([level, bySale(level)])
    expect(levelWords(level)).toBe(`${level} ${name}`)
  }
})

it('the risk letter is the one customers sign, with its fourteen headings', () => {
  const signed = contractOf(false)
    .find(({ name }) => name === '风险揭示书')
    ?.body.map((head) => head.replace(/^\d+\. /, ''))
  expect(texts.risk(builtIn).flatMap(({ blocks }) => blocks)).toContainEqual({ steps: signed })
  expect(signed).toHaveLength(14)
})

it('the price list covers every service', () => {
  const skus = [...createContent(today(Date.now())).skus.values()]
  const outside = skus.filter(
    ({ kind, priceFen }) =>
      !tariffs.some(({ kinds, fromFen, toFen }) => kinds.includes(kind) && fromFen <= priceFen && priceFen <= toFen),
  )
  expect(outside.map(({ name }) => name)).toEqual([])
  expect(tariffs.filter(({ service }) => !words('fee').includes(service))).toEqual([])
})
