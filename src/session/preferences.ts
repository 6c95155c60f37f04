import { recordOf } from '#session/record.ts'
import type { AppStorage } from '#session/storage.ts'

/** The visitor's reading preferences. product §0.9, law §8 */
export interface Preferences {
  /** 长辈版 */
  elder: boolean
  /** Text size: 0 标准, 1 大 (×1.15), 2 特大 (×1.3). */
  fontStep: 0 | 1 | 2
  /** Personal recommendations. Without consent none are made either. law §6 */
  personalised: boolean
  /** 绿涨红跌 instead of 红涨绿跌. */
  greenRise: boolean
  /** Reduced motion. */
  calm: boolean
  /** Videos do not start on a mobile network without a press. */
  wifiOnly: boolean
  /** The phone shakes when an open channel of cases has something new. PL-02 */
  vibrates: boolean
  /** 保存合同到本机: opened contract files stay on the device. AC-11, OR-14 */
  keepFiles: boolean
}

export interface PreferenceStore {
  /** The same object until something changes. */
  get: () => Preferences
  set: (change: Partial<Preferences>) => void
  subscribe: (listener: () => void) => () => void
  /**
   * Writes them on the root element as `data-elder`, `data-calm` ("true" or absent), `data-rise` ("green" or absent)
   * and `data-font` ("0" to "2"), now and after each change.
   */
  applyTo: (root: HTMLElement) => () => void
}

/** The preferences of a visitor who never changed one. */
export const defaultPreferences: Preferences = Object.freeze({
  elder: false,
  fontStep: 0,
  personalised: true,
  greenRise: false,
  calm: false,
  wifiOnly: false,
  vibrates: false,
  keepFiles: false,
})

const KEY = 'preferences'

/** The preferences in `storage`; changes in other tabs are taken over. */
export function createPreferences(storage: AppStorage): PreferenceStore {
  const listeners = new Set<() => void>()
  let current = read(storage)
  const show = (next: Preferences) => {
    current = next
    listeners.forEach((listener) => listener())
  }
  storage.onOtherTab((key) => {
    if (key === KEY || key === null) show(read(storage))
  })
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get: () => current,
    set(change) {
      const next = { ...current, ...change }
      storage.set(KEY, JSON.stringify(next))
      show(next)
    },
    subscribe,
    applyTo(root) {
      const apply = () => {
        mark(root, 'data-elder', current.elder && 'true')
        mark(root, 'data-calm', current.calm && 'true')
        mark(root, 'data-rise', current.greenRise && 'green')
        root.setAttribute('data-font', String(current.fontStep))
      }
      apply()
      return subscribe(apply)
    },
  }
}

function read(storage: AppStorage): Preferences {
  const record = recordOf(storage.get(KEY))
  const step = record.get('fontStep')
  return {
    elder: record.get('elder') === true,
    fontStep: step === 1 || step === 2 ? step : 0,
    personalised: record.get('personalised') !== false,
    greenRise: record.get('greenRise') === true,
    calm: record.get('calm') === true,
    wifiOnly: record.get('wifiOnly') === true,
    vibrates: record.get('vibrates') === true,
    keepFiles: record.get('keepFiles') === true,
  }
}

function mark(root: HTMLElement, name: string, value: string | false): void {
  if (value === false) root.removeAttribute(name)
  else root.setAttribute(name, value)
}
