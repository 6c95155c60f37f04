import { useState } from 'react'
import { checkWhitelist } from '#api/domains/account/users.ts'
import { tradeAuthInfo, tradeAuthOpen, tradeAuthRecordList } from '#api/domains/strategy/trade-auth.ts'
import { dataOf, type Loaded, refresh } from '#data/loaded.ts'
import { mapBoth } from '#data/map-both.ts'
import { useSend } from '#data/provider.tsx'
import { useFresh } from '#data/use-fresh.ts'
import { useSubmit } from '#data/write/use-submit.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { useSecondsSeen } from '#ui/use-seconds-seen.ts'
import { usePage } from '#wechat/page.tsx'
import { type AuthView, CONFIRMATIONS, toAuth, toRecord } from './auth.words.ts'

/** The minimum reading time of the limits before anything can be confirmed, seconds. SG-15 */
const READING = 5

export interface AuthPage {
  auth: AuthView
  /** Whether the service offers it to this customer. */
  isListed: boolean
  records: readonly ReturnType<typeof toRecord>[]
}

export interface Opening {
  /** One for each of the confirmations. */
  confirmed: readonly boolean[]
  confirm: (at: number, on: boolean) => void
  /** The remaining seconds of reading. */
  left: number
  /** What is missing, after the first press. */
  missing: string
  error: string
  busy: boolean
  open: () => void
}

/** 交易授权: its state and history; stored nowhere. SG-15 */
export function useAuth(): { page: Loaded<AuthPage>; renew: () => void } {
  usePage({ title: '交易授权' })
  const info = useFresh(tradeAuthInfo, {})
  const listed = useFresh(checkWhitelist, { feature: 'TRADE_AUTH' })
  const records = useFresh(tradeAuthRecordList, {})
  return {
    page: mapBoth(info, listed, (known, { in: isListed }) => ({
      auth: toAuth(known),
      isListed,
      records: (dataOf(records) ?? []).map(toRecord),
    })),
    renew: () => {
      refresh(info)
      refresh(records)
    },
  }
}

/** Opens it, once every confirmation is ticked by hand. SG-15 */
export function useOpening(renew: () => void): Opening {
  const send = useSend()
  const track = useTrack()
  const toast = useToast()
  const [confirmed, setConfirmed] = useState<readonly boolean[]>(CONFIRMATIONS.map(() => false))
  const left = Math.max(0, READING - useSecondsSeen())
  const missing = confirmed.every(Boolean) ? '' : '请逐项阅读并勾选以上三项确认'
  const { fieldErrors, error, busy, submit } = useSubmit<string, void, { missing: string }>({
    fields: missing,
    validate: () => ({ missing }),
    run: async () => void (await send(tradeAuthOpen, {})),
    async verify() {
      const { status } = await send(tradeAuthInfo, {})
      return status === 'OPEN' ? { result: undefined } : { error: '经核对尚未开通，请再次点按' }
    },
    unverified: '暂时无法核对是否已开通，请联网后再试',
    done() {
      void track('strategy', 'auth_open')
      toast('交易授权已开通')
      renew()
    },
  })
  return {
    confirmed,
    confirm: (at, on) => setConfirmed((old) => old.map((each, index) => (index === at ? on : each))),
    left,
    missing: fieldErrors.missing,
    error,
    busy,
    open: submit,
  }
}
