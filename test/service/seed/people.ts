import type { Analyst } from '#api/shapes.ts'

/** Fictional people: the names are made up, and the numbers are in no register. */
const analyst = (
  number: string,
  name: string,
  title: string,
  certNo: string,
  intro: string,
  tags: string[],
  registered: string,
): Analyst => ({
  number,
  name,
  avatarUrl: `/files/avatars/${number}.svg`,
  title,
  certNo,
  intro,
  orgName: '示例证券投资咨询有限公司',
  tags,
  registeredAt: Date.parse(`${registered}T00:00+08:00`),
})

export const analysts: readonly Analyst[] = [
  analyst(
    'T001',
    '陈老师',
    '证券投资顾问',
    '示例A0000000001',
    '讲授股票基础与交易规则，习惯把一条规则放进一天的交易里讲清楚。',
    ['入门', '交易规则'],
    '2017-04-20',
  ),
  analyst(
    'T002',
    '林老师',
    '证券分析师',
    '示例S0000000002',
    '读了十几年财务报表，关心一家公司的钱从哪里来、到哪里去。',
    ['财务报表', '估值'],
    '2014-09-03',
  ),
  analyst(
    'T003',
    '周老师',
    '证券投资顾问',
    '示例A0000000003',
    '讲基金与资产配置，主张先算清自己能承受多少亏损。',
    ['基金', '资产配置'],
    '2019-06-12',
  ),
  analyst(
    'T004',
    '许老师',
    '证券投资顾问',
    '示例A0000000004',
    '讲技术指标的来历与局限，每个指标都同时讲它失效的时候。',
    ['技术工具'],
    '2020-11-16',
  ),
  analyst(
    'T005',
    '吴老师',
    '证券投资顾问',
    '示例A0000000005',
    '讲投资者权益保护与常见骗局的识别。',
    ['风险识别', '权益保护'],
    '2021-03-08',
  ),
]

/** Sales and service people; one without `certNo` gives no investment advice. */
export const salesPeople = [
  {
    number: 'S100',
    name: '方顾问',
    certNo: '示例A0000000100',
    avatarUrl: '/files/avatars/S100.svg',
    wecomQrUrl: '/files/qr/S100.png',
  },
  { number: 'S200', name: '小孟', certNo: undefined, avatarUrl: '/files/avatars/S200.svg', wecomQrUrl: undefined },
] as const
