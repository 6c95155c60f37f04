import { array, boolean, object, optional, picklist, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'
import { Answers, EvalCount, EvalResult, EvalStatus, Profile, ProfileForm, Topic } from '#api/shapes/evaluation.ts'
import { Count, Time } from '#api/shapes/number.ts'

/** Why a questionnaire is begun: the second on a day wants a `reason`; `afterMismatch`: a purchase was just refused for its level. */
const beginning = { reason: optional(string()), afterMismatch: optional(boolean()) }

/** How often the questionnaire may still be begun. spec §7 Risk evaluation */
export const evaluationCheckCount = post('/new-evaluation/evaluation/check-count', {
  input: object({}),
  output: EvalCount,
})

/** Begins the questionnaire, or goes on with the one in progress. spec §7 Risk evaluation */
export const evaluationStart = post('/new-evaluation/evaluation/start', {
  input: object(beginning),
  output: object({ evaluationId: string(), version: string() }),
})

/**
 * Ends a questionnaire; the server reckons the class from the kept answers. The second time it answers the first result.
 * `confirmed`: answers that contradict each other are meant so. spec §7 Risk evaluation
 */
export const evaluationFinish = post('/new-evaluation/evaluation/finish', {
  input: object({ evaluationId: string(), confirmed: optional(boolean()) }),
  output: EvalResult,
})

/**
 * How suitability stands. spec §7 Risk evaluation
 * Ambiguous: also readable as /new-evaluation/evaluation/info.
 */
export const evaluationInfo = get('/evaluation/info', { members: true, input: object({}), output: EvalStatus })

/**
 * Begins the questionnaire anew; the old one is kept. A GET with an effect. spec §7 Risk evaluation
 * Ambiguous: also readable as /new-evaluation/evaluation/redo.
 */
export const evaluationRedo = get('/evaluation/redo', {
  input: object({ evaluationId: string(), ...beginning }),
  output: object({ evaluationId: string() }),
  effects: true,
})

/** What the customer said of themselves; null before. spec §7 Risk evaluation */
export const profileInfo = get('/new-evaluation/profile/info', { input: object({}), output: Profile })

/**
 * Says it, or says it anew. spec §7 Risk evaluation
 * Ambiguous: also readable as /new-evaluation/profile/submit.
 */
export const profileSubmit = postJson('/profile/submit', { input: ProfileForm, output: Ack })

/**
 * The questions of a questionnaire, in order. spec §7 Risk evaluation
 * Ambiguous: also readable under /new-evaluation.
 */
export const surveyTopicList = get('/survey/topic-list', {
  input: object({ evaluationId: string() }),
  output: listOf(Topic),
})

/**
 * What has been answered, to go on from. spec §7 Risk evaluation
 * Ambiguous: also readable under /new-evaluation.
 */
export const surveyAnswerInfo = get('/survey/answer-info', {
  input: object({ evaluationId: string() }),
  output: Answers,
})

/**
 * Keeps one answer; a later one of the same topic takes its place. spec §7 Risk evaluation
 * Ambiguous: also readable under /new-evaluation.
 */
export const surveySubmitAnswer = postJson('/survey/submit-answer', {
  input: object({ evaluationId: string(), topicId: string(), optionIds: array(string()) }),
  output: Ack,
})

/** How the verification of identity stands; `step`: what comes next. spec §7 Verification */
export const verifyInfo = get('/verify/info', {
  input: object({}),
  output: object({
    step: known('START', 'ID', 'FACE', 'DONE', 'REDO'),
    status: known('NONE', 'ID_OK', 'FACE_OK', 'REJECTED'),
    rejectReason: optional(string()),
    nameMasked: optional(string()),
    idMasked: optional(string()),
    validTo: optional(Time),
  }),
})

/** Begins the verification with the separate consent to it, by version. A GET with an effect. spec §7 Verification */
export const verifyStart = get('/verify/start', {
  input: object({ consentVersion: string() }),
  output: object({ verifyId: string(), steps: array(string()) }),
  effects: true,
})

/** Reads the two sides of an identity card; takes file keys only. `pass` false: take the photos again. spec §7 Verification */
export const verifySubmitId = post('/verify/submit-id', {
  input: object({ frontKey: string(), backKey: string() }),
  output: object({
    ocrName: string(),
    ocrIdMasked: string(),
    validTo: Time,
    pass: boolean(),
    reason: optional(string()),
  }),
})

/** Adds another certificate. spec §7 Verification */
export const verifySubmitOther = post('/verify/submit-other', {
  input: object({ kind: picklist(['PASSPORT', 'PERMIT', 'RESIDENCE', 'OTHER']), fileKey: string() }),
  output: Ack,
})

/** Starts again after a rejection, or when the identity card has expired. spec §7 Verification */
export const verifyRedo = post('/verify/redo', { input: object({}), output: Ack })

/** Goes to the vendor's page for the face, with the separate consent to it; `returnUrl` is a page of ours. spec §7 Verification */
export const verifySubmitEsignFace = postJson('/verify/submit-esign-face', {
  input: object({ returnUrl: string(), consentVersion: string() }),
  output: object({ url: string(), flowId: string() }),
})

/** What the vendor says of a face; `remain`: how many tries today has left, none: by hand at the service. spec §7 Verification */
export const faceVerifyResult = get('/verify/face-verify/result', {
  input: object({ flowId: string() }),
  output: object({ status: known('PENDING', 'PASS', 'FAIL'), reason: optional(string()), remain: Count }),
})
