import { array, nullable, object, optional, string } from 'valibot'
import { get, post, postJson, postNone } from '#api/call.ts'
import { Ack, listOf } from '#api/shapes.ts'
import {
  Answers,
  EvalCount,
  EvalDetail,
  EvalRecord,
  EvalResult,
  ProfileForm,
  Topic,
  TopicOption,
} from '#api/shapes/evaluation.ts'

/** Begins the older questionnaire, or resumes it. A GET with an effect. spec §7 Survey */
export const createCustomerEvaluation = get('/survey/createCustomerEvaluation', {
  input: object({ reason: optional(string()) }),
  output: object({ id: string() }),
  effects: true,
})

/** Starts the older questionnaire over; the old record is kept. A GET with an effect. spec §7 Survey */
export const redoEvaluation = get('/survey/redoEvaluation', {
  input: object({ id: string(), reason: optional(string()) }),
  output: object({ id: string() }),
  effects: true,
})

/** The questions of an older questionnaire. spec §7 Survey */
export const evaluationTopic = get('/survey/topic', { input: object({ id: string() }), output: listOf(Topic) })

/** The choices of one of its topics. spec §7 Survey */
export const evaluationChoice = get('/survey/choice', {
  input: object({ topicId: string() }),
  output: listOf(TopicOption),
})

/** The answers so far. spec §7 Survey */
export const evaluationAnswer = get('/survey/evaluation/answer/get', {
  input: object({ id: string() }),
  output: Answers,
})

/** Stores one answer. spec §7 Survey */
export const evaluationAnswerSave = postJson('/survey/evaluation/answer/save', {
  input: object({ id: string(), topicId: string(), optionIds: array(string()) }),
  output: Ack,
})

/** Finishes the questionnaire with all its answers at once; stored ones count where none is given. spec §7 Survey */
export const submitEvaluation = postJson('/survey/submitEvaluation', {
  input: object({ id: string(), answers: array(object({ topicId: string(), optionIds: array(string()) })) }),
  output: EvalResult,
})

/** Finishes the questionnaire with the stored answers. spec §7 Survey */
export const surveyEvaluationFinish = post('/survey/evaluation/finish', {
  input: object({ id: string() }),
  output: EvalResult,
})

/** Older twin of /profile/submit. spec §7 Survey */
export const submitEvaluationUserInfo = postJson('/survey/submitEvaluationUserInfo', {
  input: ProfileForm,
  output: Ack,
})

/** How many more questionnaires may be begun. spec §7 Survey */
export const userEvaluationCount = postNone('/survey/userEvaluationCount', { input: object({}), output: EvalCount })

/** Finished evaluations of both questionnaires, newest first. spec §7 Survey */
export const myEvaluation = get('/survey/myEvaluation', { input: object({}), output: listOf(EvalRecord) })

/** One finished evaluation. spec §7 Survey */
export const getCustomerEvaluation = get('/survey/getCustomerEvaluation', {
  input: object({ id: string() }),
  output: EvalDetail,
})

/** The customer signs the result, and its PDF is generated, once. A GET with an effect. spec §7 Survey */
export const generateEvaluationPdf = get('/survey/generateEvaluationPdf', {
  input: object({ id: string() }),
  output: object({ taskId: string() }),
  effects: true,
})

/** The URL of the PDF, valid for ten minutes; null while it is being generated. spec §7 Survey */
export const getEvaluationPdf = get('/survey/getEvaluationPdf', {
  input: object({ id: string() }),
  output: object({ url: nullable(string()) }),
})
