import { useWholeSession } from '#session/context.tsx'
import { ownKey } from '#session/own-keys.ts'
import { type AppStorage, createStorage } from '#session/storage.ts'

/** A separate consent, or its withdrawal, as text; `at` in epoch ms. */
export interface SeparateConsent {
  text: string
  at: number
}

const NAME = 'consents'
/** How many are kept; older ones are dropped. */
const MOST = 50

/**
 * The separate consents an account gave on this device, newest first. They are removed with the account. CO-02,
 * 4.6
 */
export function separateConsents(storage: AppStorage, account: string): SeparateConsent[] {
  const lines = (storage.get(ownKey(account, NAME)) ?? '').split('\n')
  return lines.flatMap((line) => {
    const [, at, text] = /^(\d{1,15}) (.{1,60})$/.exec(line) ?? []
    return at === undefined || text === undefined ? [] : [{ at: Number(at), text }]
  })
}

/** Records a consent when it takes effect, e.g. 单独同意《身份证件信息单独同意书》第1版. */
export function noteConsent(storage: AppStorage, account: string, { at, text }: SeparateConsent): void {
  const before = (storage.get(ownKey(account, NAME)) ?? '').split('\n').slice(0, MOST - 1)
  storage.set(ownKey(account, NAME), [`${at} ${text}`, ...before].join('\n'))
}

/** Records a consent of the signed-in customer. */
export function useNoteConsent(): (text: string) => void {
  const { account } = useWholeSession()
  return (text) => noteConsent(createStorage('local'), account(), { text, at: Date.now() })
}
