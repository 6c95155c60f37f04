import { expect, it } from 'vitest'
import { builtIn } from '#site/frame/company.ts'
import { REGISTER } from '#site/frame/nav.ts'
import { texts } from './text.ts'

/** All words of a menu's fixed text. */
const words = (menu: keyof typeof texts) => JSON.stringify(texts[menu](builtIn))

/** What each page has to say, by hand from the law and product 4.1 to 4.5. */
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
    '不承诺收益，不与您约定分享收益或者分担损失',
    '决策由您自己作出，风险由您自己承担',
    '历史业绩、回测结果与模拟结果不预示未来表现',
    '任何个人都无权向您收款',
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

it('the risk letter has fourteen heads', () => {
  expect(
    JSON.stringify(texts.risk(builtIn))
      .match(/"steps":\[(.*?)\]/)?.[1]
      ?.split('","'),
  ).toHaveLength(14)
})
