import { createHash } from 'node:crypto'
import { templateSubs } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import { DAY, today } from '#test/service/seed/days.ts'
import { noticeKinds } from '#test/service/seed/gifts.ts'
import { pointsOfOrders } from '#test/service/handlers/benefits/order-point.ts'

const PACKAGE = { version: '2.4.0', url: 'https://download.example.com/advisory-pc-2.4.0.exe', size: 86_507_520 }

const templates = noticeKinds.flatMap((each) =>
  'templateId' in each ? [{ templateId: each.templateId, name: each.name }] : [],
)

export function other(deps: Deps): Handlers<'other'> {
  return {
    weimobGetWid: (_, visit) => ({ wid: `W${sha(visit.known().user.userId).slice(0, 12)}` }),
    async weimobOrderPointList(_, visit) {
      return pointsOfOrders(visit.known().user.userId, deps)
    },

    workWxContactWayInfo: ({ salesNumber }, visit) =>
      contactWay(salesNumber ?? visit.known().user.salesNumber ?? undefined, deps),

    wxMaTemplateList: () => templates,
    async wxMaSubscribe({ templateIds }, visit) {
      const { userId } = visit.known().user
      const asked = new Set(templateIds)
      const known = templates.filter(({ templateId }) => asked.has(templateId))
      if (known.length === 0 || known.length < asked.size) throw new Refusal(40044, '订阅模板不存在')
      const rows = known.map(({ templateId }) => ({ userId, templateId, at: visit.now }))
      await deps.db.insert(templateSubs).values(rows).onConflictDoNothing()
      return { ok: true }
    },

    softwarePackageCheck({ ver }) {
      const parts = /^(\d{1,4})\.(\d{1,4})\.(\d{1,4})$/.exec(ver)?.slice(1).map(Number)
      if (!parts) throw new Refusal(40045, '版本号不正确')
      const newest = PACKAGE.version.split('.').map(Number)
      const place = newest.findIndex((part, index) => part !== parts[index])
      return { hasNew: place >= 0 && (newest[place] ?? 0) > (parts[place] ?? 0), version: PACKAGE.version }
    },
    softwarePackageLatest: (_, { now }) => ({
      ...PACKAGE,
      sha256: sha(PACKAGE.url),
      publishedAt: today(now) - 40 * DAY,
      notes: '行情显示更稳定；合同与文件可在软件内查看。',
    }),
  }
}

/** A person of ours in WeCom; nobody named: the one who is there for everybody. */
export function contactWay(number = 'S100', deps: Deps) {
  const person = deps.content().salesPeople.find((each) => each.number === number)
  if (!person) throw notFound('服务人员')
  const { name, certNo } = person
  return { qrUrl: `/files/qr/${number}.png`, name, staffNo: number, ...(certNo !== undefined && { certNo }) }
}

function sha(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
