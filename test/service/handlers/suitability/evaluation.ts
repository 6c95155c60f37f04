import type { Deps, Handlers } from '#test/service/deps.ts'
import { DAY } from '#test/service/seed/days.ts'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import type { Session } from '#test/service/sessions.ts'
import { declarationOf, declare } from '#test/service/suitability/declaration.ts'
import { finish, resultOf } from '#test/service/suitability/evaluation-finish.ts'
import { isReady } from '#test/service/suitability/evaluation-pdf.ts'
import { matching } from '#test/service/suitability/evaluation-score.ts'
import {
  beginAnew,
  chosenOf,
  countLeft,
  type Evaluation,
  evaluationsOf,
  goOn,
  keepAnswer,
  ownEvaluation,
} from '#test/service/suitability/evaluations.ts'
import { createFaceFlow, faceResult } from '#test/service/suitability/face-flow.ts'
import { addCertificate } from '#test/service/suitability/identity.ts'
import {
  redoVerification,
  startVerification,
  submitCard,
  verifyInfoOf,
} from '#test/service/suitability/verification.ts'

/** From here on the client reminds of the expiry, ms. */
const EXPIRING = 30 * DAY

export function evaluation(deps: Deps): Handlers<'evaluation'> {
  return {
    evaluationCheckCount: async (_, visit) =>
      countLeft(await evaluationsOf(visit.known().user.userId, deps), visit.now),
    evaluationInfo: (_, visit) => statusOf(visit.known(), visit.now, deps),
    async evaluationStart(why, visit) {
      const { evaluationId, version } = await goOn(visit.known().user, 'V2', why, deps)
      return { evaluationId, version }
    },
    async evaluationRedo({ evaluationId, ...why }, visit) {
      const { user } = visit.known()
      await ownEvaluation(evaluationId, user.userId, deps)
      return { evaluationId: (await beginAnew(user, 'V2', why, deps)).evaluationId }
    },
    evaluationFinish: ({ evaluationId, confirmed = false }, visit) =>
      finish(visit.known().user, evaluationId, confirmed, deps),

    profileInfo: (_, visit) => declarationOf(visit.known().user.userId, deps),
    profileSubmit: (form, visit) => declare(visit.known().user, form, visit.now, deps),

    surveyTopicList: async ({ evaluationId }, visit) =>
      topicsOf(await ownEvaluation(evaluationId, visit.known().user.userId, deps)),
    surveyAnswerInfo: async ({ evaluationId }, visit) =>
      answersOf(await ownEvaluation(evaluationId, visit.known().user.userId, deps)),
    surveySubmitAnswer: async ({ evaluationId, topicId, optionIds }, visit) =>
      keepAnswer(await ownEvaluation(evaluationId, visit.known().user.userId, deps), topicId, optionIds, deps),

    verifyInfo: (_, visit) => verifyInfoOf(visit.known().user, visit.now, deps),
    verifyStart: ({ consentVersion }, visit) => startVerification(visit.known().user, consentVersion, visit.now, deps),
    verifySubmitId: ({ frontKey, backKey }, visit) =>
      submitCard(visit.known().user, frontKey, backKey, visit.now, deps),
    verifySubmitOther: ({ kind, fileKey }, visit) =>
      addCertificate(visit.known().user.userId, kind, fileKey, visit.now, deps),
    verifyRedo: (_, visit) => redoVerification(visit.known().user, visit.now, deps),
    verifySubmitEsignFace: ({ returnUrl, consentVersion }, visit) =>
      createFaceFlow(returnUrl, consentVersion, visit, deps),
    faceVerifyResult: ({ flowId }, visit) => faceResult(flowId, visit.known().user.userId, deps),
  }
}

/** The questions of a questionnaire, without their points. */
export function topicsOf({ version }: Pick<Evaluation, 'version'>) {
  return questionnaires[version].topics.map(({ id, title, type, options }) => ({
    id,
    title,
    type,
    options: options.map((option) => ({ id: option.id, text: option.text })),
    required: true,
  }))
}

/** The answers stored so far. */
export function answersOf(row: Evaluation) {
  const answers = Object.entries(chosenOf(row)).map(([topicId, ids]) => ({ topicId, optionIds: [...ids] }))
  return { answers, ...(row.lastTopicId !== null && { lastTopicId: row.lastTopicId }) }
}

async function statusOf({ user }: Session, now: number, deps: Deps) {
  const rows = await evaluationsOf(user.userId, deps)
  const [newest] = rows
  const last = rows.find(({ status }) => status === 'VALID')
  const found = last && resultOf(last)
  const inProgress = newest?.status === 'IN_PROGRESS' ? newest.evaluationId : undefined
  const { remainToday, remainYear } = countLeft(rows, now)
  const { step, status } = await verifyInfoOf(user, now, deps)
  return {
    status: validity(user.evalExpireAt, now) ?? (inProgress === undefined ? 'NONE' : 'IN_PROGRESS'),
    ...(inProgress !== undefined && { evaluationId: inProgress }),
    ...(last &&
      found && {
        recordId: last.evaluationId,
        riskLevel: found.level,
        levelName: found.levelName,
        isLowest: found.isLowest,
        score: found.score,
        evaluatedAt: last.finishedAt ?? 0,
        expireAt: found.expireAt,
        ...(found.considerUntil !== undefined && { considerUntil: found.considerUntil }),
      }),
    remainToday,
    remainYear,
    profileDone: (await declarationOf(user.userId, deps)) !== null,
    // An expired card is submitted again, like a rejected one.
    verifyStatus: step === 'REDO' ? 'REJECTED' : status,
    pdfReady: last !== undefined && isReady(last, now),
    evalVersion: deps.switches.evalVersion,
    matching,
  }
}

function validity(expireAt: number | null, now: number) {
  if (expireAt === null) return undefined
  if (expireAt <= now) return 'EXPIRED'
  return expireAt - now <= EXPIRING ? 'EXPIRING' : 'VALID'
}
