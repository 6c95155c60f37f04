import { createStorage } from '#session/storage.ts'

const KEY = 'playSpeed'

/** The speed chosen last on this device; 1 before any choice. */
export function keptSpeed(): number {
  const kept = Number(createStorage('local').get(KEY))
  return kept >= 0.5 && kept <= 3 ? kept : 1
}

/** Stores it for all films. */
export function keepSpeed(speed: number): void {
  const storage = createStorage('local')
  storage.set(KEY, String(speed))
}
