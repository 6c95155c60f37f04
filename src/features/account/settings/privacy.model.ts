import { minute } from '#lib/time/dates.ts'
import { useConsent } from '#session/consent/consent.ts'
import { CONSENT_VERSION, type ConsentState } from '#session/consent/consent-record.ts'
import { consentLog } from '#session/consent/consent-log.ts'
import { useWholeSession } from '#session/context.tsx'
import { separateConsents, useNoteConsent } from '#session/consent/separate-consents.ts'
import { createStorage } from '#session/storage.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { consentVersions } from './consent-versions.ts'
import { type OnOff, useChanged } from './settings.model.ts'

/** 隐私中心: consents and their dates, withdrawal, and recommendations. AC-11, law §6 */
export interface Privacy {
  personalised: OnOff
  /** The current consent in words, and the action that changes it. */
  state: string
  verb: string
  change: () => void
  /** Every answer and every separate consent given on this device, newest first. */
  log: { key: string; text: string; at: string }[]
  /** The changes of each version of the documents. */
  versions: { version: string; changes: string }[]
}

const states: Record<ConsentState, string> = {
  accepted: '您已同意《用户协议》《隐私政策》',
  refused: '您暂未同意，仅可浏览公开内容',
  unknown: '您尚未选择',
}

export function usePrivacy(): Privacy {
  const { state, accept, refuse } = useConsent()
  const [{ personalised }, set] = usePreferences()
  const changed = useChanged()
  const track = useTrack()
  const note = useNoteConsent()
  const { account } = useWholeSession()
  const accepted = state === 'accepted'
  return {
    personalised: {
      label: '个性化推荐',
      on: personalised,
      set(on) {
        set({ personalised: on })
        note(on ? '开启个性化推荐' : '关闭个性化推荐')
        changed('personalised', on ? '已开启个性化推荐' : '已关闭个性化推荐')
      },
    },
    state: states[state],
    verb: accepted ? '撤回同意' : '同意',
    change() {
      if (accepted) refuse()
      else {
        accept()
        void track('auth', 'consent_accept', CONSENT_VERSION)
      }
      changed('consent', accepted ? '已撤回同意' : '已同意')
    },
    log: logOf(account()),
    versions: [...consentVersions],
  }
}

function logOf(account: string): Privacy['log'] {
  const storage = createStorage('local')
  const answers = consentLog(storage).map(({ version, at, accepted }) => ({
    text: `${accepted ? '同意' : '不同意'}第${version}版`,
    at,
  }))
  return [...answers, ...separateConsents(storage, account)]
    .sort((one, other) => other.at - one.at)
    .map(({ text, at }, place) => ({ key: `${place} ${at}`, text, at: minute(at) }))
}
