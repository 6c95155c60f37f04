import type * as calls from '#api/domains/public/company.ts'
import { brand } from '#config/brand.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { finderOf, pageOf } from '#test/service/paging/paging.ts'
import { badInput } from '#test/service/refusal.ts'
import { day as printed } from '#lib/time/dates.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { ONLINE_SERVICE } from '#test/service/seed/memberships.ts'

const BRANCH = '总部'
/** The newest version of the phone app. */
export const APP_VERSION = '3.2.0'

export function openCompany(deps: Deps): Pick<Handlers<'public'>, keyof typeof calls> {
  return {
    companyAnalystList: () =>
      deps
        .content()
        .analysts.map((analyst) => ({ ...analyst, branch: BRANCH, category: categoryOf(analyst.title), status: 'ON' })),
    companyStaff({ keyword, status, position, branch, ...asked }, { now }) {
      if (status !== undefined && status !== 'ON' && status !== 'LEFT') throw badInput(40003, '参数 status 不正确')
      const isFound = finderOf(keyword)
      const all = staff(deps, today(now))
        .filter((person) => isFound(person.name, person.certNo))
        .filter((person) => status === undefined || person.status === status)
        .filter((person) => position === undefined || person.position === position)
        .filter((person) => branch === undefined || person.branch === branch)
      return pageOf(all, asked)
    },
    companyInfo: () => {
      const { companyName, licenseNo, creditCode, address, hotline, complaintPhone, email, icpNo, policeNo } = brand
      const own = { companyName, licenseNo, creditCode, address, hotline, complaintPhone, email, icpNo, policeNo }
      return {
        ...own,
        qrUrls: [{ name: '微信公众号', url: '/files/qr/OA.png' }],
        licences: [
          { name: '营业执照', number: creditCode, imageUrl: '/files/papers/business.svg' },
          { name: '经营证券期货业务许可证', number: licenseNo, imageUrl: '/files/papers/securities.svg' },
        ],
        mapUrl: '/files/maps/head-office.svg',
        branches: [
          { name: BRANCH, address, phone: hotline },
          { name: '示例分公司', address: '示例省示例市示例大道2号', phone: '400-000-0002' },
        ],
      }
    },
    publicKfUrl: () => ONLINE_SERVICE,
    appUpdateRemind: ({ version }) => ({
      need: version !== undefined && isOlder(version, APP_VERSION),
      version: APP_VERSION,
      notes: '长辈版字号更大；课程与文章可离线阅读。',
      force: false,
    }),
  }
}

function categoryOf(title: string): string {
  return title === '证券分析师' ? '证券投资咨询（分析师）' : '证券投资咨询（投资顾问）'
}

/** Everyone with a registration number, and one who left this year. */
function staff(deps: Deps, day: number) {
  const { analysts, salesPeople } = deps.content()
  const registered = [
    ...analysts,
    ...salesPeople.flatMap(({ certNo, ...person }) =>
      certNo === undefined
        ? []
        : [{ ...person, certNo, title: '证券投资顾问', registeredAt: Date.parse('2022-05-12T00:00+08:00') }],
    ),
  ]
  const here = registered.map(({ name, avatarUrl, certNo, title, registeredAt }) => ({
    name,
    photoUrl: avatarUrl,
    certNo,
    category: categoryOf(title),
    position: title,
    branch: BRANCH,
    regDate: registeredAt === undefined ? '' : printed(registeredAt),
    status: 'ON',
  }))
  const gone = {
    name: '何老师',
    photoUrl: '',
    certNo: '示例A0000000099',
    category: categoryOf('证券投资顾问'),
    position: '证券投资顾问',
    branch: BRANCH,
    regDate: '2016-03-01',
    status: 'LEFT',
    leftAt: day - 90 * DAY,
  }
  return [...here, gone]
}

function isOlder(version: string, than: string): boolean {
  const parts = (text: string) => text.split('.').map((part) => Number.parseInt(part, 10) || 0)
  const [mine, theirs] = [parts(version), parts(than)]
  const first = theirs.findIndex((part, index) => part !== (mine[index] ?? 0))
  return first >= 0 && (mine[first] ?? 0) < (theirs[first] ?? 0)
}
