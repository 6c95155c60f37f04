import { useData } from '#data/provider.tsx'
import type { ConsentState } from '#session/consent-record.ts'
import { useConsent } from '#session/consent.ts'
import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/toast.tsx'

interface Step {
  label: string
  chosen: boolean
  choose: () => void
}

export interface Settings {
  elder: boolean
  setElder: (elder: boolean) => void
  /** Four text sizes; the last one is 长辈版. */
  steps: Step[]
  personalised: boolean
  setPersonalised: (personalised: boolean) => void
  consent: { text: string; verb: string; change: () => void }
  clearOffline: () => void
}

const sizes = [
  { label: '标准', fontStep: 0 },
  { label: '大', fontStep: 1 },
  { label: '特大', fontStep: 2 },
] as const

const consentTexts: Record<ConsentState, string> = {
  accepted: '您已同意《用户协议》《隐私政策》',
  refused: '您暂未同意，仅可浏览公开内容',
  unknown: '您尚未选择',
}

/** Settings take effect at once and stay on this device; each change is said aloud by the toast. product AC-11 */
export function useSettings(): Settings {
  const changed = useChanged()
  const { snapshots } = useData()
  const clearOffline = async () => {
    await snapshots.clear()
    changed('clear_offline', '离线内容已清除')
  }
  const [{ personalised }, set] = usePreferences()
  const setPersonalised = (next: boolean) => {
    set({ personalised: next })
    changed('personalised', next ? '已开启个性化推荐' : '已关闭个性化推荐')
  }
  return {
    ...useTextSize(changed),
    personalised,
    setPersonalised,
    consent: useConsentSetting(),
    clearOffline: () => void clearOffline(),
  }
}

type Changed = (key: string, text: string) => void

function useChanged(): Changed {
  const toast = useToast()
  const track = useTrack()
  return (key, text) => {
    void track('me', 'setting', key)
    toast(text)
  }
}

function useTextSize(changed: Changed): Pick<Settings, 'elder' | 'setElder' | 'steps'> {
  const [{ elder, fontStep }, set] = usePreferences()
  const setElder = (next: boolean) => {
    set({ elder: next })
    changed('elder', next ? '已开启长辈版' : '已关闭长辈版')
  }
  const steps = sizes.map((size): Step => ({
    label: size.label,
    chosen: !elder && fontStep === size.fontStep,
    choose: () => {
      set({ elder: false, fontStep: size.fontStep })
      changed('font', `字号已设为${size.label}`)
    },
  }))
  return { elder, setElder, steps: [...steps, { label: '长辈版', chosen: elder, choose: () => setElder(true) }] }
}

function useConsentSetting(): Settings['consent'] {
  const { state, accept, refuse } = useConsent()
  const toast = useToast()
  const accepted = state === 'accepted'
  return {
    text: consentTexts[state],
    verb: accepted ? '撤回同意' : '同意',
    change: () => {
      if (accepted) refuse()
      else accept()
      toast(accepted ? '已撤回同意' : '已同意')
    },
  }
}
