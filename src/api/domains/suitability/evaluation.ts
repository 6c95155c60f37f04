import { array, boolean, object, optional, picklist, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, known, listOf } from '#api/shapes.ts'
import { Answers, EvalCount, EvalResult, EvalStatus, Profile, ProfileForm, Topic } from '#api/shapes/evaluation.ts'
import { Count, Time } from '#api/shapes/number.ts'

/**
 * Why a questionnaire is begun: the second on a day requires a `reason`; `afterMismatch`: a purchase was just rejected
 * because of its level.
 */
const beginning = { reason: optional(string()), afterMismatch: optional(boolean()) }

/** How many more questionnaires may be begun. spec §7 Risk evaluation */
export const evaluationCheckCount = post('/new-evaluation/evaluation/check-count', {
  input: object({}),
  output: EvalCount,
})

/** Begins the questionnaire, or resumes the one in progress. spec §7 Risk evaluation */
export const evaluationStart = post('/new-evaluation/evaluation/start', {
  input: object(beginning),
  output: object({ evaluationId: string(), version: string() }),
})

/**
 * Finishes a questionnaire; the server computes the class from the stored answers. A second call returns the first
 * result. `confirmed`: contradictory answers are intended. spec §7 Risk evaluation
 */
export const evaluationFinish = post('/new-evaluation/evaluation/finish', {
  input: object({ evaluationId: string(), confirmed: optional(boolean()) }),
  output: EvalResult,
})

/** The suitability status. spec §7 Risk evaluation Ambiguous: also readable as /new-evaluation/evaluation/info. */
export const evaluationInfo = get('/evaluation/info', { members: true, input: object({}), output: EvalStatus })

/**
 * Starts the questionnaire over; the old one is kept. A GET with an effect. spec §7 Risk evaluation Ambiguous: also
 * readable as /new-evaluation/evaluation/redo.
 */
export const evaluationRedo = get('/evaluation/redo', {
  input: object({ evaluationId: string(), ...beginning }),
  output: object({ evaluationId: string() }),
  effects: true,
})

/** The customer's declaration; null if there is none. spec §7 Risk evaluation */
export const profileInfo = get('/new-evaluation/profile/info', { input: object({}), output: Profile })

/**
 * Submits or updates the declaration. spec §7 Risk evaluation Ambiguous: also readable as
 * /new-evaluation/profile/submit.
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

/** The answers so far, to resume from. spec §7 Risk evaluation Ambiguous: also readable under /new-evaluation. */
export const surveyAnswerInfo = get('/survey/answer-info', {
  input: object({ evaluationId: string() }),
  output: Answers,
})

/**
 * Stores one answer; a later one of the same topic replaces it. spec §7 Risk evaluation Ambiguous: also readable under
 * /new-evaluation.
 */
export const surveySubmitAnswer = postJson('/survey/submit-answer', {
  input: object({ evaluationId: string(), topicId: string(), optionIds: array(string()) }),
  output: Ack,
})

/** The status of the identity verification; `step`: the next step. spec §7 Verification */
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

/** Starts the verification with the separate consent to it, by version. A GET with an effect. spec §7 Verification */
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

/** Starts over after a rejection, or when the identity card has expired. spec §7 Verification */
export const verifyRedo = post('/verify/redo', { input: object({}), output: Ack })

/**
 * Starts a visit to the face vendor's page, with the separate consent to it; `returnUrl` is one of our pages. spec §7
 * Verification
 */
export const verifySubmitEsignFace = postJson('/verify/submit-esign-face', {
  input: object({ returnUrl: string(), consentVersion: string() }),
  output: object({ url: string(), flowId: string() }),
})

/**
 * The vendor's result of a face check; `remain`: attempts left today, none: manual check by customer service. spec §7
 * Verification
 */
export const faceVerifyResult = get('/verify/face-verify/result', {
  input: object({ flowId: string() }),
  output: object({ status: known('PENDING', 'PASS', 'FAIL'), reason: optional(string()), remain: Count }),
})
