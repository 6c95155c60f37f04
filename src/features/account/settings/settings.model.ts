import { usePreferences } from '#session/use-preferences.ts'
import { useTrack } from '#tracking/context.tsx'
import { useToast } from '#ui/overlay/toast.tsx'

/** A setting with exclusive options. */
export interface Choice {
  label: string
  chosen: boolean
  choose: () => void
}

/** A setting that is on or off. */
export interface OnOff {
  label: string
  on: boolean
  set: (on: boolean) => void
}

export interface Settings {
  elder: OnOff
  /** Four text sizes; the last one is 长辈版. */
  sizes: Choice[]
  colours: Choice[]
  calm: OnOff
  wifiOnly: OnOff
  keepFiles: OnOff
}

const sizes = [
  { label: '标准', fontStep: 0 },
  { label: '大', fontStep: 1 },
  { label: '特大', fontStep: 2 },
] as const

/** Settings take effect immediately and stay on this device; a toast announces each change. AC-11 */
export function useSettings(): Settings {
  const [now, set] = usePreferences()
  const changed = useChanged()
  const onOff = (key: 'elder' | 'calm' | 'wifiOnly' | 'keepFiles', label: string): OnOff => ({
    label,
    on: now[key],
    set(on) {
      set({ [key]: on })
      changed(key, `已${on ? '开启' : '关闭'}${label}`)
    },
  })
  const elder = onOff('elder', '长辈版')
  const steps = sizes.map(({ label, fontStep }): Choice => ({
    label,
    chosen: !now.elder && now.fontStep === fontStep,
    choose() {
      set({ elder: false, fontStep })
      changed('font', `字号已设为${label}`)
    },
  }))
  const colours = ['红涨绿跌', '绿涨红跌'].map((label, at): Choice => ({
    label,
    chosen: now.greenRise === (at === 1),
    choose() {
      set({ greenRise: at === 1 })
      changed('colours', `涨跌颜色已设为${label}`)
    },
  }))
  return {
    elder,
    sizes: [...steps, { label: '长辈版', chosen: now.elder, choose: () => elder.set(true) }],
    colours,
    calm: onOff('calm', '减少动态效果'),
    wifiOnly: onOff('wifiOnly', '仅Wi-Fi播放'),
    keepFiles: onOff('keepFiles', '保存合同到本机'),
  }
}

/** Stores a change and announces it. */
export function useChanged(): (key: string, text: string) => void {
  const toast = useToast()
  const track = useTrack()
  return (key, text) => {
    void track('me', 'setting', key)
    toast(text)
  }
}
