import { expect, it } from 'vitest'
import { tariffs } from '#config/company.ts'
import { createContent } from '#test/service/seed/content.ts'
import { today } from '#test/service/seed/days.ts'
import { contractOf } from '#test/service/seed/documents.ts'
import { builtIn } from '#site/frame/company.ts'
import { REGISTER } from '#lib/path/register.ts'
import { texts } from './text.ts'

/** All words of a menu's fixed text. */
const words = (menu: keyof typeof texts) => JSON.stringify(texts[menu](builtIn))

/** What each page has to say, by hand from the law and law §1 to 4.5. */
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
} as const

it.each(['fee', 'risk', 'license'] as const)('the page of %s says what it has to', (menu) => {
  const text = words(menu)
  expect(lines[menu].filter((line) => !text.includes(line))).toEqual([])
})

it('the risk letter is the one that customers sign, with its fourteen heads', () => {
  const signed = contractOf(false)
    .find(({ name }) => name === '风险揭示书')
    ?.body.map((head) => head.replace(/^\d+\. /, ''))
  expect(texts.risk(builtIn).flatMap(({ blocks }) => blocks)).toContainEqual({ steps: signed })
  expect(signed).toHaveLength(14)
})

it('the tariff covers every service at its price', () => {
  const skus = [...createContent(today(Date.now())).skus.values()]
  const outside = skus.filter(
    ({ kind, priceFen }) =>
      !tariffs.some(({ kinds, fromFen, toFen }) => kinds.includes(kind) && fromFen <= priceFen && priceFen <= toFen),
  )
  expect(outside.map(({ name }) => name)).toEqual([])
  expect(tariffs.filter(({ service }) => !words('fee').includes(service))).toEqual([])
})
