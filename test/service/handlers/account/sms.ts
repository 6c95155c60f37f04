import { randomInt, randomUUID } from 'node:crypto'
import { tickets } from '#test/service/database/schema.ts'
import type { Deps, Handlers } from '#test/service/deps.ts'
import { captchaPng } from '#test/service/files/captcha.ts'
import { badInput, Refusal } from '#test/service/refusal.ts'
import type { SentSms } from '#test/service/sms.ts'
import type { Visit } from '#test/service/visit.ts'
import { ticketIs } from '#test/service/people/ways-in.ts'

const PICTURE_LIFE = 5 * 60_000

interface Picture {
  /** The key of the picture. */
  ticket?: string | undefined
  /** The solution of the captcha. */
  randstr?: string | undefined
}
interface Asked extends Picture {
  mobile: string
  scene: string
}
interface Step extends Picture {
  scene: string
  step: number
  mobile?: string | undefined
}

export function sms(deps: Deps): Handlers<'sms'> {
  const pass = async ({ ticket, randstr }: Picture) => {
    if (!deps.switches.captcha) return
    if (ticket === undefined || randstr === undefined) throw new Refusal(40026, '请先完成图形验证')
    const [used] = await deps.db
      .delete(tickets)
      .where(ticketIs('CAPTCHA', ticket, deps.now()))
      .returning()
    if (used?.subject !== randstr.trim()) throw new Refusal(40027, '图形验证未通过，请重试')
  }
  const send = (kind: SentSms['kind']) => async (input: Asked, visit: Visit) => {
    await pass(input)
    return deps.sms.send(input.mobile, input.scene, kind, visit.address)
  }
  const sendStep = (kind: SentSms['kind']) => async (input: Step, visit: Visit) => {
    const { user } = visit.known()
    if (input.step !== 1 && input.step !== 2) throw badInput(40003, '参数 step 不正确')
    const mobile = input.step === 1 ? user.mobile : (input.mobile ?? '')
    if (mobile === null) throw new Refusal(40320, '请先绑定手机号')
    await pass(input)
    return deps.sms.send(mobile, input.scene, kind, visit.address)
  }
  return {
    async smsGenerateCode(_, { now }) {
      const text = String(randomInt(10_000)).padStart(4, '0')
      const ticket = randomUUID()
      await deps.db.insert(tickets).values({ ticket, kind: 'CAPTCHA', subject: text, expireAt: now + PICTURE_LIFE })
      return { imageBase64: `data:image/png;base64,${captchaPng(text).toString('base64')}`, key: ticket }
    },
    icVerificationCodeV2: send('SMS'),
    icVoiceCodeV2: send('VOICE'),
    icVerificationCode: send('SMS'),
    icVoiceCode: send('VOICE'),
    verificationCode: send('SMS'),
    verificationCodeNew: sendStep('SMS'),
    voiceCode: sendStep('VOICE'),
  }
}
