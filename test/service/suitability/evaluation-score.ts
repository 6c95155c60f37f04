import { CHOICE, levels, LOWEST, questionnaires, type Version } from '#test/service/seed/questionnaire.ts'
import { highestFor } from '#test/service/access.ts'

export type Level = keyof typeof levels
/** Topic → choices. */
export type Chosen = Readonly<Record<string, readonly string[]>>

/** The points of all answers and the resulting class; a topic with several choices counts its highest. product §2.22 */
export function scoreOf(version: Version, chosen: Chosen): { score: number; level: Level } {
  const { topics, bands } = questionnaires[version]
  const score = topics
    .map(({ id, options }) =>
      Math.max(0, ...options.filter((each) => chosen[id]?.includes(each.id)).map(({ points }) => points)),
    )
    .reduce((sum, points) => sum + points, 0)
  const [c2, c3, c4, c5] = bands
  const level = score >= c5 ? 'C5' : score >= c4 ? 'C4' : score >= c3 ? 'C3' : score >= c2 ? 'C2' : 'C1'
  return { score, level }
}

const has = (chosen: Chosen, choice: string) => chosen[choice.slice(0, 3)]?.includes(choice) ?? false

/** A customer who can bear no loss, or lacks legal capacity, belongs to the lowest class whatever the points. */
export function isLowestClass(chosen: Chosen, fullCapacity: boolean): boolean {
  return !fullCapacity || has(chosen, CHOICE.noLoss)
}

/** Answers that contradict each other. */
export function contradicts(chosen: Chosen): boolean {
  if (!has(chosen, CHOICE.highGrowth)) return false
  return has(chosen, CHOICE.noLoss) || (has(chosen, CHOICE.oldest) && has(chosen, CHOICE.longTerm))
}

/** Whether the chosen age matches the declared one. */
export function agrees(chosen: Chosen, age: number): boolean {
  const [choice] = questionnaires.V2.topics[0]?.options.filter(({ id }) => has(chosen, id)) ?? []
  const [from, to] = choice?.ages ?? [0, 150]
  return age >= from && age <= to
}

/** The name of a class, its meaning and what it may buy. */
export function describe(level: Level, isLowest: boolean) {
  const { name, desc } = isLowest ? LOWEST : levels[level]
  const services = Array.from({ length: highestFor(level, isLowest) }, (_, index) => `R${index + 1}`)
  return { levelName: name, desc, services }
}

const LEVELS = ['C1', 'C2', 'C3', 'C4', 'C5'] as const

/** The matching table, the lowest class first. */
export const matching = [
  { level: 'C1', ...row('C1', true) },
  ...LEVELS.map((level) => ({ level, ...row(level, false) })),
]

function row(level: Level, isLowest: boolean) {
  const { levelName, services } = describe(level, isLowest)
  return { levelName, services }
}
