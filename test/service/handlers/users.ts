import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound } from '#test/service/refusal.ts'
import { toMe } from './present.ts'

const VIP_NAMES = ['普通用户', '银卡会员', '金卡会员']

export function users(deps: Deps): Handlers<'users'> {
  return {
    me: (_, visit) => toMe(visit.known(), deps),
    vipCheckLevel(_, visit) {
      const { vipLevel, vipExpireAt } = visit.known().user
      return { level: vipLevel, name: VIP_NAMES[vipLevel] ?? '会员', expireAt: vipExpireAt }
    },
    sales({ number }) {
      const person = deps.content().salesPeople.find((each) => each.number === number)
      if (!person) throw notFound('服务人员')
      const { certNo, wecomQrUrl, ...rest } = person
      return { ...rest, ...(certNo !== undefined && { certNo }), ...(wecomQrUrl !== undefined && { wecomQrUrl }) }
    },
  }
}
