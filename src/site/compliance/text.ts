import { COMPLAINT } from '#lib/path/complaint-href.ts'
import { brand } from '#config/brand.ts'
import { account, tariffs } from '#config/company.ts'
import { riskLetter } from '#lib/text/risk-letter.ts'
import type { MenuKey } from '#lib/path/compliance-menus.ts'
import { yuan } from '#lib/number/money.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { levelNames } from '#lib/suitability.ts'
import type { Company } from '#site/frame/company.ts'
import { REGISTER } from '#lib/path/register.ts'
import { papers } from '#site/frame/nav.ts'
import type { Section } from '#site/frame/sections.tsx'

/** The fixed text of each menu; the server's content is shown below it. SI-10, law §1–4.6 */
export const texts: Readonly<Record<MenuKey, (company: Company) => readonly Section[]>> = {
  license: (company) => [
    {
      title: '机构信息',
      blocks: [
        {
          facts: [
            { name: '机构名称', value: company.companyName },
            { name: '业务资格', value: '证券投资咨询业务' },
            { name: '许可证编号', value: company.licenseNo },
            { name: '统一社会信用代码', value: company.creditCode },
            { name: '住所', value: company.address },
            { name: '网站备案号', value: company.icpNo },
          ],
        },
      ],
    },
    {
      title: '怎样核验',
      blocks: [
        {
          steps: [
            '在中国证券监督管理委员会网站的「合法机构名录」中查找机构名称与许可证编号。',
            '在中国证券业协会网站查询从业人员的登记编号，核对姓名、照片与任职机构。',
            '如与本页不一致，请不要付款，并拨打下方页脚的投诉电话。',
          ],
        },
        { links: [{ title: '前往中国证券业协会查询', href: REGISTER }] },
      ],
    },
  ],
  staff: () => [
    {
      title: '谁可以提供投资建议',
      blocks: [
        '只有在中国证券业协会登记为证券投资顾问的人员，才可以向客户提供投资建议；登记为证券分析师的人员，才可以发布证券研究报告。没有登记编号的工作人员不提供投资建议。',
        '离职人员的信息自离职之日起保留一年。',
      ],
    },
  ],
  notice: () => [],
  risk: (company) => [
    {
      title: '证券投资顾问业务风险揭示书',
      blocks: [
        '尊敬的客户：在接受证券投资顾问服务之前，请您仔细阅读并充分理解以下内容。',
        { steps: riskLetter(company) },
        '您有权在签订协议之日起五个工作日内，以书面方式提出解除协议。',
        '股市有风险，投资需谨慎。',
      ],
    },
  ],
  suitability: () => [
    {
      title: '风险等级怎样匹配',
      blocks: [
        '投资者按测评结果分为五级，服务按风险分为五级。服务的等级不高于您的等级，才是匹配的。',
        {
          head: ['您的等级', '名称', '匹配的服务'],
          rows: [
            ['C1', levelNames.C1, 'R1'],
            ['C2', levelNames.C2, 'R1、R2'],
            ['C3', levelNames.C3, 'R1–R3'],
            ['C4', levelNames.C4, 'R1–R4'],
            ['C5', levelNames.C5, 'R1–R5'],
          ],
        },
        {
          points: [
            '风险承受能力为最低类别的投资者，只能购买 R1 级服务，没有例外。',
            '等级未知，或者测评已经过期，都视为不匹配。',
            '我们不会主动向您推介高于您等级的服务。',
          ],
        },
      ],
    },
    {
      title: '您需要做什么',
      blocks: [
        {
          steps: ['完成实名与基本信息。', '独立完成风险测评，任何人不得代答。', '确认结果，到期或情况变化时重新测评。'],
        },
      ],
    },
  ],
  fee: (company) => [
    {
      title: '收费账户',
      blocks: [
        '公司只以下列对公账户及合同载明的支付方式收取费用，不授权任何个人收款。',
        {
          facts: [
            { name: '户名', value: company.companyName },
            { name: '开户银行', value: account.bank },
            { name: '账号', value: account.number },
          ],
        },
      ],
    },
    {
      title: '收费标准',
      blocks: [
        {
          head: ['服务', '期限', '价格'],
          rows: tariffs.map(({ service, term, fromFen, toFen }) => [
            service,
            term,
            `${yuan(fromFen)} 至 ${yuan(toFen)}`,
          ]),
        },
        '每项服务的价格在它的服务页面上写明，以签订的服务协议为准；公开的课程、文章与直播不收费。',
      ],
    },
    {
      title: '收费原则',
      blocks: [
        {
          points: [
            '按服务与期限收取固定费用，具体金额以服务协议为准。',
            '不以投资收益为条件收费，不与客户分享收益、分担损失。',
            '同一服务、同一时间，对所有客户一个价格；优惠的条件会写明。',
          ],
        },
      ],
    },
  ],
  'anti-fraud': (company) => [
    {
      title: '看到这些，请立即停下',
      blocks: [
        {
          points: [
            '要求把钱转给个人，或者转给陌生公司的账户。',
            '要求提供证券账户密码、短信验证码，或者代您操作账户。',
            '用所谓内部消息、盈利截图、限时名额催促您付款。',
            '引导您离开官方客户端，下载来历不明的软件。',
          ],
        },
      ],
    },
    {
      title: '举报仿冒',
      blocks: [
        '请保留聊天记录、转账凭证与对方账号。已经转账的，请先报警。',
        {
          facts: [
            phone('公司投诉电话', company.complaintPhone),
            { name: '电子邮箱', value: company.email, href: `mailto:${company.email}` },
            phone(AUTHORITY.name, AUTHORITY.phone),
            phone('公安机关', '110'),
          ],
        },
      ],
    },
  ],
  complaint: (company) => [
    {
      title: '投诉渠道',
      blocks: [
        {
          facts: [
            { name: '在线提交', value: '填写投诉与建议', href: COMPLAINT },
            phone('投诉电话', company.complaintPhone),
            phone('客服热线', company.hotline),
            { name: '电子邮箱', value: company.email, href: `mailto:${company.email}` },
            { name: '来信来访', value: company.address },
            phone(AUTHORITY.name, AUTHORITY.phone),
          ],
        },
        '您也可以向公司住所地的证监局反映，或者申请证券期货纠纷调解。',
      ],
    },
    {
      title: '办理流程',
      blocks: [
        {
          steps: [
            '登记：记录您的诉求与联系方式，给您一个投诉编号。',
            '核查：由不参与销售的部门核查事实。',
            '答复：自受理之日起十五个工作日内书面或电话答复；情况复杂需要延长的，会提前说明。',
            '不满意：可以申请复核、调解，或者通过诉讼、仲裁解决。',
          ],
        },
      ],
    },
  ],
  privacy: () => [
    {
      title: '规则与清单',
      blocks: [`${brand.companyName}只为提供服务处理必要的个人信息，并列明收集了什么、给了谁。`, { links: papers }],
    },
    {
      title: '您的权利',
      blocks: [
        {
          points: [
            '查阅、复制与更正您的信息。',
            '撤回同意；撤回之后仍可以浏览公开内容。',
            '注销账户，十五个工作日内办结。',
          ],
        },
      ],
    },
  ],
}

function phone(name: string, number: string) {
  return { name, value: number, href: callHref(number) }
}
