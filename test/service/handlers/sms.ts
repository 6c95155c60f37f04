import { randomInt, randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { captchaPng } from '#test/service/files/captcha.ts'
import { Refusal } from '#test/service/refusal.ts'

const PICTURE_LIFE = 5 * 60_000

interface Asked {
  mobile: string
  scene: string
  /** The key of the picture. */
  ticket?: string | undefined
  /** What was read in it. */
  randstr?: string | undefined
}

export function sms(deps: Deps): Handlers<'sms'> {
  const pass = async ({ ticket, randstr }: Asked) => {
    if (!deps.switches.captcha) return
    if (ticket === undefined || randstr === undefined) throw new Refusal(40026, '请先完成图形验证')
    const picture = and(eq(tickets.ticket, ticket), eq(tickets.kind, 'CAPTCHA'), gt(tickets.expireAt, deps.now()))
    const [used] = await deps.db.delete(tickets).where(picture).returning()
    if (used?.subject !== randstr.trim()) throw new Refusal(40027, '图形验证未通过，请重试')
  }
  return {
    async generateCode(_, { now }) {
      const text = String(randomInt(10_000)).padStart(4, '0')
      const ticket = randomUUID()
      await deps.db.insert(tickets).values({ ticket, kind: 'CAPTCHA', subject: text, expireAt: now + PICTURE_LIFE })
      return { imageBase64: `data:image/png;base64,${captchaPng(text).toString('base64')}`, key: ticket }
    },
    async v2IcVerificationCode(input) {
      await pass(input)
      return deps.sms.send(input.mobile, input.scene, 'SMS')
    },
    async v2IcVoiceCode(input) {
      await pass(input)
      return deps.sms.send(input.mobile, input.scene, 'VOICE')
    },
  }
}
