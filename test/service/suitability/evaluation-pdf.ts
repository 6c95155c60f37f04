import { and, eq, isNull } from 'drizzle-orm'
import { brand } from '#config/brand.ts'
import { day, lastMoment, minute } from '#lib/time/dates.ts'
import { evaluations } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { textPdf } from '#test/service/files/pdf.ts'
import { Refusal } from '#test/service/refusal.ts'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import { keepFile, showFile } from '#test/service/uploads.ts'
import { resultOf } from './evaluation-finish.ts'
import { chosenOf, type Evaluation, ownEvaluation } from './evaluations.ts'

/** How long the generation takes, ms. */
const MAKING = 2000

/** Questions and choices, in words. */
export function chosenInWords(row: Evaluation) {
  const chosen = chosenOf(row)
  return questionnaires[row.version].topics.map(({ id, title, options }) => ({
    title,
    chosen: options.filter((option) => chosen[id]?.includes(option.id)).map(({ text }) => text),
  }))
}

/** The customer signs a finished evaluation: its PDF is generated, once. */
export async function generatePdf(id: string, userId: string, deps: Deps) {
  const row = await ownEvaluation(id, userId, deps)
  const lines = linesOf(row, deps.now())
  if (row.pdfKey === null) {
    const pdfKey = await keepFile(userId, 'EVALUATION', 'pdf', textPdf(lines), deps)
    const notYet = and(eq(evaluations.evaluationId, id), isNull(evaluations.pdfKey))
    await deps.db.update(evaluations).set({ pdfKey, pdfAt: deps.now() }).where(notYet)
  }
  return { taskId: `P${id}` }
}

/** The URL of the PDF; null while it is being generated. */
export async function pdfOf(id: string, userId: string, deps: Deps) {
  const row = await ownEvaluation(id, userId, deps)
  return { url: isReady(row, deps.now()) && row.pdfKey !== null ? await showFile(row.pdfKey, deps) : null }
}

export function isReady({ pdfAt }: Evaluation, now: number): boolean {
  return pdfAt !== null && now >= pdfAt + MAKING
}

function linesOf(row: Evaluation, confirmedAt: number): string[] {
  const result = resultOf(row)
  if (!result) throw new Refusal(40978, '测评尚未完成')
  return [
    '投资者风险承受能力评估结果',
    brand.companyName,
    '',
    `评估编号：${row.evaluationId}`,
    `评估日期：${day(row.finishedAt ?? 0)}`,
    `有效期至：${lastMoment(result.expireAt)}`,
    `得分：${result.score}`,
    `风险承受能力等级：${result.isLowest ? 'C1（最低类别）' : result.level} ${result.levelName}`,
    `可匹配的服务风险等级：${result.services.join('、')}`,
    '',
    ...chosenInWords(row).flatMap(({ title, chosen }, index) => [`${index + 1}. ${title}`, `   ${chosen.join('；')}`]),
    '',
    `本人确认以上结果。确认时间：${minute(confirmedAt)}`,
    brand.riskLine,
  ]
}
