import { type InferOutput, object, string } from 'valibot'
import { listOf } from '#api/shapes.ts'
import { parsed } from '#lib/text/parsed.ts'
import { ownKey } from '#session/own-keys.ts'
import type { AppStorage } from '#session/storage.ts'
import { Finite, Time } from '#api/shapes/number.ts'

const Position = object({
  number: string(),
  course: string(),
  catalogId: string(),
  lesson: string(),
  sec: Finite,
  at: Time,
})
const Positions = listOf(Position)

/** The last position in a lesson: `sec` seconds, at `at` (epoch ms). */
type Position = InferOutput<typeof Position>

/** The progress in each lesson, on this device. */
export interface Progress {
  /** The last lesson, of any course or of this one. */
  last(courseNumber?: string): Position | undefined
  /** The position in this lesson; undefined when it was never opened here. */
  secondsOf(catalogId: string): number | undefined
  save(position: Position): void
}

const MOST = 100

/** @param account whose progress; each account on the device has its own */
export function createProgress(storage: AppStorage, account: string): Progress {
  const key = ownKey(account, 'progress')
  const all = (): Position[] => parsed(Positions, storage.get(key)) ?? []
  return {
    last: (courseNumber) => all().find((each) => courseNumber === undefined || each.number === courseNumber),
    secondsOf: (catalogId) => all().find((each) => each.catalogId === catalogId)?.sec,
    save(position) {
      const others = all().filter((each) => each.catalogId !== position.catalogId)
      storage.set(key, JSON.stringify([position, ...others].slice(0, MOST)))
    },
  }
}
