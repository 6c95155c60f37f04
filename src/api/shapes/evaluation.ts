import { array, boolean, type InferOutput, nullable, object, optional, picklist, string } from 'valibot'
import { known, listOf } from '#api/shapes.ts'
import { Count, Finite, Time } from '#api/shapes/number.ts'

/** One row of the suitability matching table: which services a class of customers may buy directly. law §1 */
const MatchRow = object({ level: string(), levelName: string(), services: array(string()) })

/** The result of an evaluation. `considerUntil` (epoch ms): a class raised right after a mismatch takes effect then. */
export const EvalResult = object({
  evaluationId: string(),
  level: known('C1', 'C2', 'C3', 'C4', 'C5'),
  levelName: string(),
  isLowest: boolean(),
  score: Finite,
  desc: string(),
  /** Matching service levels; the lowest class has R1 only. */
  services: array(string()),
  expireAt: Time,
  considerUntil: optional(Time),
})
export type EvalResult = InferOutput<typeof EvalResult>

/**
 * The suitability status. `evaluationId`: the questionnaire in progress; `recordId`: the one the class is based on;
 * `remain…`: how many more may be begun; `evalVersion` 1: the client uses the older calls below /survey.
 */
export const EvalStatus = object({
  status: known('NONE', 'IN_PROGRESS', 'VALID', 'EXPIRING', 'EXPIRED'),
  evaluationId: optional(string()),
  recordId: optional(string()),
  riskLevel: optional(known('C1', 'C2', 'C3', 'C4', 'C5')),
  levelName: optional(string()),
  isLowest: optional(boolean()),
  score: optional(Finite),
  evaluatedAt: optional(Time),
  expireAt: optional(Time),
  considerUntil: optional(Time),
  remainToday: Count,
  remainYear: Count,
  profileDone: boolean(),
  verifyStatus: known('NONE', 'ID_OK', 'FACE_OK', 'REJECTED'),
  pdfReady: boolean(),
  evalVersion: Count,
  matching: listOf(MatchRow),
})
export type EvalStatus = InferOutput<typeof EvalStatus>

/** How many more questionnaires may be begun; `nextAt` (epoch ms) when none are left today. */
export const EvalCount = object({ remainToday: Count, remainYear: Count, nextAt: optional(Time) })

/** A choice of a topic. Its points stay on the server. */
export const TopicOption = object({ id: string(), text: string() })

/** A question of the questionnaire. */
export const Topic = object({
  id: string(),
  title: string(),
  type: known('SINGLE', 'MULTI'),
  options: listOf(TopicOption),
  required: boolean(),
})

/** The answers so far; `lastTopicId`: where to resume. */
export const Answers = object({
  answers: listOf(object({ topicId: string(), optionIds: array(string()) })),
  lastTopicId: optional(string()),
})

/** A finished evaluation as the history lists it. */
export const EvalRecord = object({ id: string(), at: Time, level: string(), isLowest: boolean(), score: Finite })

/** A finished evaluation with its questions and choices. */
export const EvalDetail = object({
  ...EvalRecord.entries,
  expireAt: Time,
  /** When the customer signed it: 「本人确认以上结果」. */
  confirmedAt: optional(Time),
  version: string(),
  result: EvalResult,
  matching: listOf(MatchRow),
  topics: optional(listOf(object({ title: string(), chosen: array(string()) }))),
})
export type EvalDetail = InferOutput<typeof EvalDetail>

const OCCUPATIONS = [
  'EMPLOYEE',
  'CIVIL',
  'PROFESSIONAL',
  'SELF_EMPLOYED',
  'FINANCE',
  'RETIRED',
  'STUDENT',
  'OTHER',
] as const
const INCOMES = ['UNDER_10W', '10W_30W', '30W_50W', '50W_100W', 'OVER_100W'] as const
const ASSETS = ['UNDER_50W', '50W_300W', '300W_500W', 'OVER_500W'] as const
const SCHOOLING = ['SENIOR', 'COLLEGE', 'BACHELOR', 'MASTER'] as const

const profileFields = {
  /** As on the identity document. */
  name: string(),
  idType: picklist(['ID_CARD', 'PASSPORT', 'PERMIT', 'RESIDENCE']),
  /** YYYY-MM-DD. */
  birthDate: string(),
  occupation: picklist(OCCUPATIONS),
  /** Yearly income, yuan (W: ten thousand). */
  incomeBand: picklist(INCOMES),
  assetsBand: picklist(ASSETS),
  education: picklist(SCHOOLING),
  experienceYears: Count,
  taxResidency: picklist(['CN', 'FOREIGN', 'BOTH']),
  /** Invests for themselves, not for another person. */
  selfInvest: boolean(),
  badCredit: boolean(),
  /** Is the actual controller and the beneficiary. */
  isController: boolean(),
  isBeneficiary: boolean(),
  /** Has full capacity for civil conduct. */
  fullCapacity: boolean(),
  familyContact: optional(string()),
}

/** The customer's declaration, with the confirmations of the form. */
export const ProfileForm = object({
  ...profileFields,
  /** All statements are true. */
  declared: boolean(),
  /** From age 65 on: the notice for older investors was read. */
  elderConfirmed: optional(boolean()),
})
export type ProfileForm = InferOutput<typeof ProfileForm>

/** The valid declaration, null before the first; every new one has the next `version`. */
export const Profile = nullable(object({ ...profileFields, version: Count, updatedAt: Time }))
