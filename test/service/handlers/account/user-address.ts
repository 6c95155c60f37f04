import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, gt, ne } from 'drizzle-orm'
import { addresses, sessions, tickets, users } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { notFound, Refusal } from '#test/service/refusal.ts'
import type { Session } from '#test/service/sessions.ts'
import { ownAddress, toAddress } from '#test/service/people/addresses.ts'
import { changeNick, NICK_MAX, NICK_MIN, nextNickChange } from '#test/service/people/nick-name.ts'
import { toMe } from '#test/service/stocks/present.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { isMobile } from '#lib/text/typed/number.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

const PRESETS = Array.from({ length: 12 }, (_, index) => {
  const id = `P${String(index + 1).padStart(2, '0')}`
  return { id, url: `/files/avatars/preset-${id}.svg` }
})
const MOST_ADDRESSES = 20

interface Written {
  id?: string | undefined
  name: string
  mobile?: string | undefined
  province: string
  city: string
  district: string
  detail: string
  isDefault?: boolean | undefined
}

export function userAddress(deps: Deps): Handlers<'user-address'> {
  const meOf = async (session: Session) => {
    const user = await deps.db.query.users.findFirst({ where: eq(users.userId, session.user.userId) })
    return toMe({ ...session, user: user ?? session.user }, deps)
  }
  return {
    async addressList(_, visit) {
      const mine = eq(addresses.userId, visit.known().user.userId)
      const rows = await deps.db.select().from(addresses).where(mine).orderBy(desc(addresses.createdAt))
      return rows.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault)).map(toAddress)
    },
    addressCreate: (input, visit) => save(input, visit.known().user.userId, visit.now, deps),
    addressV2: (input, visit) => save(input, visit.known().user.userId, visit.now, deps),

    async userInfo(_, visit) {
      const session = visit.known()
      return { ...(await toMe(session, deps)), registeredAt: session.user.createdAt }
    },
    async nickNameConf(_, visit) {
      const nextChangeAt = await nextNickChange(visit.known().user.userId, deps)
      return { min: NICK_MIN, max: NICK_MAX, ...(nextChangeAt > visit.now && { nextChangeAt }) }
    },
    userAvatarList: () => PRESETS,

    async updateUserNickNameOrAvatar({ nickName, avatarId }, visit) {
      const { user } = visit.known()
      const picture = PRESETS.find(({ id }) => id === avatarId)
      if (avatarId !== undefined && !picture) throw notFound('头像')
      if (nickName !== undefined) await changeNick(user, nickName, visit.now, deps)
      if (picture) await deps.db.update(users).set({ avatarUrl: picture.url }).where(eq(users.userId, user.userId))
      return meOf(visit.known())
    },

    async updateWxInfo({ nickName, avatarUrl }, visit) {
      const session = visit.known()
      const { userId } = session.user
      if (!(await deps.accounts.identityOfUser(userId))) throw new Refusal(40330, '请在微信中完成授权')
      if (!isWeChatPicture(avatarUrl)) throw new Refusal(40064, '头像地址不正确')
      await changeNick(session.user, nickName, visit.now, deps)
      await deps.db.update(users).set({ avatarUrl }).where(eq(users.userId, userId))
      return meOf(session)
    },

    async bindWx({ certificate }, visit) {
      const session = visit.known()
      await bind(certificate, session, visit.now, deps)
      return true
    },

    async unbindWx({ code }, visit) {
      const { user } = visit.known()
      if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
      const identity = await deps.accounts.identityOfUser(user.userId)
      if (!identity) throw new Refusal(40936, '当前账号未绑定微信')
      await deps.sms.check(user.mobile, code)
      await deps.sms.consume(user.mobile, code)
      await deps.accounts.detach(identity.openId)
      await deps.db.update(sessions).set({ openId: null, wxId: null }).where(eq(sessions.openId, identity.openId))
      return true
    },
  }
}

/** The identity leaves the visitor it created; one that signs in to another account stays there. */
async function bind(certificate: string, session: Session, now: number, deps: Deps): Promise<void> {
  const { userId } = session.user
  const good = and(eq(tickets.ticket, certificate), eq(tickets.kind, 'CERTIFICATE'), gt(tickets.expireAt, now))
  const ticket = await deps.db.query.tickets.findFirst({ where: good })
  const identity = ticket && (await deps.accounts.identityOf(ticket.subject))
  if (!identity) throw new Refusal(40335, '授权已过期，请重新进入')
  const mine = await deps.accounts.identityOfUser(userId)
  if (mine && mine.openId !== identity.openId) throw new Refusal(40934, '当前账号已绑定其他微信，请先解绑')
  const owner = await deps.db.query.users.findFirst({ where: eq(users.userId, identity.userId) })
  if (owner && owner.userId !== userId && owner.mobile !== null) {
    throw new Refusal(40935, '该微信已绑定其他账号')
  }
  await deps.db.delete(tickets).where(good)
  await deps.accounts.attach(identity.openId, userId)
  const { openId, wxId } = identity
  await deps.db.update(sessions).set({ openId, wxId }).where(eq(sessions.sessionId, session.sessionId))
}

async function save(written: Written, userId: string, now: number, deps: Deps) {
  const { db } = deps
  const mine = eq(addresses.userId, userId)
  const old = written.id === undefined ? undefined : await ownAddress(written.id, userId, deps)
  const [{ n } = { n: 0 }] = await db.select({ n: count() }).from(addresses).where(mine)
  if (!old && n >= MOST_ADDRESSES) throw new Refusal(40937, `最多保存${MOST_ADDRESSES}个收货地址`)
  const row = {
    id: old?.id ?? randomUUID(),
    userId,
    ...fieldsOf(written),
    mobile: mobileOf(written.mobile ?? old?.mobile),
    isDefault: written.isDefault ?? old?.isDefault ?? n === 0,
    createdAt: old?.createdAt ?? now,
  }
  await db.insert(addresses).values(row).onConflictDoUpdate({ target: addresses.id, set: row })
  if (row.isDefault) {
    await db
      .update(addresses)
      .set({ isDefault: false })
      .where(and(mine, ne(addresses.id, row.id)))
  }
  return toAddress(row)
}

function fieldsOf(written: Written) {
  const [name, province, city, district, detail] = [
    written.name,
    written.province,
    written.city,
    written.district,
    written.detail,
  ].map(plainLine) as [string, string, string, string, string] // mapped one to one
  const places = [province, city, district]
  const isWhole = isBetween(name, 2, 20) && isBetween(detail, 5, 80) && places.every((each) => isBetween(each, 1, 20))
  if (!isWhole) throw new Refusal(40028, '请填写完整地址')
  return { name, province, city, district, detail }
}

function mobileOf(mobile: string | undefined): string {
  if (mobile === undefined || !isMobile(mobile)) throw new Refusal(40021, '请输入正确的手机号')
  return mobile
}

/** WeChat's picture host, or one of our own files. */
function isWeChatPicture(url: string): boolean {
  if (url.length > 500) return false
  if (/^\/files\/avatars\/[\w-]+\.svg$/.test(url)) return true
  return URL.canParse(url) && new URL(url).protocol === 'https:' && new URL(url).hostname.endsWith('.qlogo.cn')
}
