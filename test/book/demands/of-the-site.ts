import {
  author,
  beside,
  channels,
  company,
  type Demand,
  fiveDays,
  level,
  like,
  model,
  noAdvice,
  pastWhole,
  payee,
  said,
} from './lines.ts'

const list = (subject: string, heads: readonly string[]) =>
  heads.map((head) => like(`${subject}：${head}`, new RegExp(head, 'u')))

/** The required lines of some site pages, beyond the company's lines, which are on each. law §5, law §6, 5 */
const some: readonly (readonly [path: RegExp, demands: readonly Demand[]])[] = [
  [/^\/product$/, [beside(level), like('适合的客户等级', /C\d/u)]],
  [/^\/investment$/, [model, pastWhole]],
  [/^\/information(?:\/(?:detail|article-detail))?$/, [author, noAdvice]],
  [/^\/protection\/(?:article|video)-detail$/, [author, noAdvice]],
  [/^\/contactUs$/, channels.slice(0, 3)],
  [
    /^\/showPractitioner$/,
    [
      ...list('从业人员', ['登记编号[^核]', '登记类别', '岗位', '所在机构', '登记日期', '在职', '离职日期']),
      said('前往协会核验'),
    ],
  ],
  [/^\/compliance\/staff$/, [author]],
  [/^\/compliance\/risk$/, list('风险揭示书', ['本人已|投资者', '5个?工作日|五个工作日'])],
  [/^\/compliance\/fee$/, [payee, said('不授权任何个人收款')]],
  [/^\/compliance\/complaint$/, channels],
  [/^\/personal-info-collection$/, list('收集清单', ['微信身份标识', '目的', '场景', '方式与次数', '是否必需'])],
  [/^\/personal-info-sharing$/, list('共享清单', ['接收方', '联系方式', '类型', '目的', '方式', '隐私'])],
  [/^\/userPolicy$/, [fiveDays]],
  [/^\/gczt_download$/, [like('安装包校验值', /SHA-256|[\da-f]{64}/u)]],
  [/^\/download\/jcj-app/, [like('App备案号', /ICP备.+A/u)]],
]

/** The requirements of an address of the site. */
export function siteDemands(address: string): readonly Demand[] {
  return [...some.filter(([path]) => path.test(address)).flatMap(([, demands]) => demands), ...company]
}
