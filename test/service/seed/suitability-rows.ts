import { day } from '#lib/time/dates.ts'
import type { ProfileForm } from '#api/shapes/evaluation.ts'
import type { declarations, evaluations, idCards, users, verifications } from '#test/service/database/schema.ts'
import { VALID_FOR } from '#test/service/suitability/evaluation-finish.ts'
import { type Level, scoreOf } from '#test/service/suitability/evaluation-score.ts'
import { DAY } from './days.ts'
import { CHOICE, questionnaires } from './questionnaire.ts'

type User = typeof users.$inferInsert
type Card = typeof idCards.$inferInsert
type EvaluationRow = typeof evaluations.$inferInsert

/** Birth years that differ from the default: the account aged 67, and the one with an unfinished questionnaire. */
const BORN: Record<string, number> = { U000011: 67, U000007: 47 }
/** Half of a questionnaire is answered; the identity card was rejected. */
const HALFWAY = 'U000012'

interface SuitabilityRows {
  declarations: (typeof declarations.$inferInsert)[]
  evaluations: EvaluationRow[]
  verifications: (typeof verifications.$inferInsert)[]
}

/** The suitability of the seeded accounts: matches their class, from an answered questionnaire. */
export function suitabilityRows(seeded: readonly User[], cards: readonly Card[], today: number): SuitabilityRows {
  const rated = seeded.filter(({ riskLevel }) => riskLevel != null)
  const half = { ...evaluationRow(HALFWAY, 1, today - DAY, answersFor('C3', 38, 8)), lastTopicId: 'T08' }
  const nameOf = (userId: string) =>
    cards.find((card) => card.userId === userId)?.ocrName ?? (userId === HALFWAY ? '半示例' : '示例客户')
  return {
    declarations: [...rated.map(({ userId }) => userId), HALFWAY].map((userId) => ({
      userId,
      version: 1,
      body: JSON.stringify(formOf(userId, nameOf(userId), today)),
      at: today - 400 * DAY,
    })),
    evaluations: [...rated.flatMap((user) => finished(user, today)), half],
    verifications: [
      ...seeded
        .filter(({ certified }) => certified)
        .map(({ userId }) => ({ ...verification(userId, today), status: 'FACE_OK' as const })),
      { ...verification(HALFWAY, today), status: 'REJECTED' as const, rejectReason: '证件照片与姓名不一致' },
    ],
  }
}

function verification(userId: string, today: number) {
  return { userId, verifyId: `V-${userId}`, consentVersion: '1', at: today - 60 * DAY }
}

const ageOfSeed = (userId: string) => BORN[userId] ?? 38

/** The declaration of a seeded account; the name is fictional. */
function formOf(userId: string, name: string, today: number): ProfileForm {
  const age = ageOfSeed(userId)
  return {
    name,
    idType: 'ID_CARD',
    birthDate: `${Number(day(today).slice(0, 4)) - age - 1}-12-31`,
    occupation: age >= 60 ? 'RETIRED' : 'EMPLOYEE',
    incomeBand: '10W_30W',
    assetsBand: '50W_300W',
    education: 'BACHELOR',
    experienceYears: 6,
    taxResidency: 'CN',
    selfInvest: true,
    badCredit: false,
    isController: true,
    isBeneficiary: true,
    fullCapacity: true,
    declared: true,
    ...(age >= 65 && { elderConfirmed: true }),
  }
}

/** The record behind a class, and before it an older one of the class below. */
function finished({ userId, riskLevel, isLowest = false, evalExpireAt }: User, today: number): EvaluationRow[] {
  if (riskLevel == null || evalExpireAt == null) return []
  const at = evalExpireAt - VALID_FOR
  const below = riskLevel === 'C1' || riskLevel === 'C2' ? 'C1' : 'C2'
  return [ended(userId, 1, at - 200 * DAY, below, false), ended(userId, 2, at, riskLevel, isLowest)].filter(
    ({ startedAt }) => startedAt < today,
  )
}

function ended(userId: string, n: number, at: number, level: Level, isLowest: boolean): EvaluationRow {
  const chosen = { ...answersFor(level, ageOfSeed(userId)), ...(isLowest && { T12: [CHOICE.noLoss] }) }
  return {
    ...evaluationRow(userId, n, at - 300_000, chosen),
    lastTopicId: 'T16',
    status: 'VALID',
    level,
    isLowest,
    score: scoreOf('V2', chosen).score,
    isConfirmed: false,
    finishedAt: at,
    expireAt: at + VALID_FOR,
  }
}

function evaluationRow(userId: string, n: number, startedAt: number, chosen: object) {
  return {
    evaluationId: `E${userId.slice(1)}${String(n).padStart(3, '0')}`,
    userId,
    n,
    version: 'V2' as const,
    day: day(startedAt),
    afterMismatch: false,
    startedAt,
    answers: JSON.stringify(chosen),
    status: 'IN_PROGRESS' as const,
  }
}

const WANTED = { C1: 1, C2: 2, C3: 3, C4: 4, C5: 5 } as const
const KNOWLEDGE = new Set(['T14', 'T15'])

/** Answers that give a class: the first `count` topics. */
function answersFor(level: Level, age: number, count = questionnaires.V2.topics.length): Record<string, string[]> {
  const wanted = WANTED[level]
  const answers = questionnaires.V2.topics.slice(0, count).map(({ id, options }) => {
    const aim = id === 'T16' || (KNOWLEDGE.has(id) && wanted === 5) ? 5 : KNOWLEDGE.has(id) ? 1 : wanted
    const nearest = options
      .filter(({ ages }) => !ages || (age >= ages[0] && age <= ages[1]))
      .toSorted((a, b) => Math.abs(a.points - aim) - Math.abs(b.points - aim))[0]
    return [id, nearest ? [nearest.id] : []] as const
  })
  return Object.fromEntries(answers)
}
