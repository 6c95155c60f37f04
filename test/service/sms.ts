import { randomInt } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from './database/open.ts'
import { smsCodes } from './database/schema.ts'
import { createLimit } from './limit.ts'
import { Refusal } from './refusal.ts'
import { day } from '#lib/time/dates.ts'
import { isMobile } from '#lib/text/typed/number.ts'

const LIFE_SEC = 300
const RESEND_SEC = 60
const DAILY = 10
const TRIES = 5
const LOCK = 10 * 60_000
/** How many messages one address may request in this time, ms: many customers may share one. */
const ADDRESS_LIMIT = 60
const ADDRESS_TIME = 10 * 60_000

/** A text message as the phone shows it. */
export interface SentSms {
  mobile: string
  scene: string
  code: string
  kind: 'SMS' | 'VOICE'
  at: number
}

export type SmsDesk = ReturnType<typeof createSmsDesk>

/** Sends and checks codes: 6 random digits, valid for 5 minutes and one use. CO-06, AC-01 */
export function createSmsDesk(db: Database, now: () => number, log: (line: string) => void) {
  const sent: SentSms[] = []
  const addresses = createLimit(ADDRESS_LIMIT, ADDRESS_TIME, now)
  const rowOf = (mobile: string) => db.query.smsCodes.findFirst({ where: eq(smsCodes.mobile, mobile) })

  return {
    /** The newest messages, newest last. */
    sent: (): readonly SentSms[] => sent,
    forget() {
      sent.splice(0)
      addresses.clear()
    },

    /** `address`: of the request; behind a proxy, the one it reports. */
    async send(mobile: string, scene: string, kind: SentSms['kind'], address: string | null) {
      if (!isMobile(mobile)) throw new Refusal(40021, '请输入正确的手机号')
      const at = now()
      const last = await rowOf(mobile)
      const today = day(at)
      const sentToday = last?.day === today ? last.sentToday : 0
      const wait = last ? Math.ceil((last.sentAt + RESEND_SEC * 1000 - at) / 1000) : 0
      if (last) refuseWhileLocked(last.lockedUntil, at)
      if (wait > 0) throw new Refusal(42901, `获取验证码过于频繁，请${wait}秒后再试`)
      if (sentToday >= DAILY) throw new Refusal(42902, '获取次数过多，请明天再试')
      if (address !== null && !addresses.take(address, 1))
        throw new Refusal(42904, '当前网络获取验证码次数过多，请稍后再试')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const row = {
        mobile,
        code,
        usedCode: '',
        sentAt: at,
        expireAt: at + LIFE_SEC * 1000,
        day: today,
        sentToday: sentToday + 1,
        wrong: 0,
        lockedUntil: 0,
      }
      await db.insert(smsCodes).values(row).onConflictDoUpdate({ target: smsCodes.mobile, set: row })
      sent.push({ mobile, scene, code, kind, at })
      if (sent.length > 100) sent.shift()
      log(`${kind === 'SMS' ? '短信验证码' : '语音验证码'} ${mobile} → ${code}（${LIFE_SEC / 60} 分钟内有效）`)
      return { expireSec: LIFE_SEC, resendSec: RESEND_SEC }
    },

    /** Whether the code is right; a wrong one counts, the fifth locks the number for 10 minutes. */
    async check(mobile: string, code: string): Promise<void> {
      if (!isMobile(mobile)) throw new Refusal(40021, '请输入正确的手机号')
      const row = await rowOf(mobile)
      const at = now()
      if (row) refuseWhileLocked(row.lockedUntil, at)
      if (row && row.code !== '' && row.code === code && row.expireAt > at) return
      // A retry after a lost answer sends the code that has already signed in.
      if (row?.usedCode === code) throw used()
      if (row) await countWrong(mobile, at)
      throw new Refusal(40022, '验证码错误或已失效')
    },

    /** Whether it was the code that was used last. */
    wasUsed: async (mobile: string, code: string) => (await rowOf(mobile))?.usedCode === code && code !== '',

    /** Uses the code up; rejects when a concurrent request used it first. */
    async consume(mobile: string, code: string): Promise<void> {
      const taken = await db
        .update(smsCodes)
        .set({ code: '', usedCode: code, wrong: 0 })
        .where(and(eq(smsCodes.mobile, mobile), eq(smsCodes.code, code)))
        .returning()
      if (taken.length === 0) throw used()
    },
  }

  async function countWrong(mobile: string, at: number): Promise<void> {
    const [row] = await db
      .update(smsCodes)
      .set({ wrong: sql`${smsCodes.wrong} + 1` })
      .where(eq(smsCodes.mobile, mobile))
      .returning()
    if (!row || row.wrong < TRIES) return
    await db
      .update(smsCodes)
      .set({ code: '', wrong: 0, lockedUntil: at + LOCK })
      .where(eq(smsCodes.mobile, mobile))
    refuseWhileLocked(at + LOCK, at)
  }
}

const used = () => new Refusal(40022, '验证码已使用，请重新获取')

function refuseWhileLocked(lockedUntil: number, at: number): void {
  if (lockedUntil > at) {
    throw new Refusal(42903, `尝试次数过多，请${Math.ceil((lockedUntil - at) / 60_000)}分钟后再试`)
  }
}
