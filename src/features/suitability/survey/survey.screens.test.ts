import { expect, test } from 'vitest'
import { questionnaires } from '#test/service/seed/questionnaire.ts'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, registered and declared. */
const RATED = '13800000004'
const { topics } = questionnaires.V2

const { environment, wait, words, open, press, ask } = await openScreens(/suitability/)

const begin = async (reason?: string) => {
  const why = reason === undefined ? '' : `?reason=${reason}`
  return String((await ask(RATED, `/new-evaluation/evaluation/start${why}`, {})).evaluationId)
}

/** Saves the second choice of these questions, as another device does. */
async function answer(evaluationId: string, asked: typeof topics) {
  for (const { id, options } of asked) {
    await ask(RATED, '/survey/submit-answer', { evaluationId, topicId: id, optionIds: [options[1]?.id] })
  }
}

test('a rejected answer leads back to its question, and the answers after it are saved', async () => {
  const evaluationId = await begin()
  await answer(
    evaluationId,
    topics.filter(({ id }) => !['T07', 'T08'].includes(id)),
  )
  await open('/suitability/survey', { as: RATED })
  expect(words()).toContain('7/16')
  await press('1年以内')
  await press('下一题')
  await press('存款、国债、货币基金')
  await press('均未投资过')
  await press('上一题')
  await press('1—3年')
  await press('下一题')
  expect(words()).toMatch(/8\/16.*答案尚未保存：「均未投资过」不能与其他选项同时选择/)
  await press('均未投资过')
  await press('下一题')
  const { answers } = await ask(RATED, `/survey/answer-info?evaluationId=${evaluationId}`)
  expect(answers).toEqual(
    expect.arrayContaining([
      { topicId: 'T07', optionIds: ['T07C'] },
      { topicId: 'T08', optionIds: ['T08B'] },
    ]),
  )
})

test('the summary shows the answer that another device has changed meanwhile', async () => {
  const evaluationId = await begin()
  await answer(evaluationId, topics.slice(0, -2))
  await open('/suitability/survey', { as: RATED })
  await press('设置止损后就不会亏损')
  await press('下一题')
  await answer(evaluationId, topics.slice(13, 14))
  await press('不存在')
  await ask(RATED, '/survey/submit-answer', { evaluationId, topicId: 'T15', optionIds: ['T15A'] })
  await press('检查答案')
  expect(words()).toMatch(/请检查您的答案.*仓位越重，同样的跌幅带来的亏损越大.*不存在/)
  expect(words()).not.toContain('设置止损后就不会亏损')
})

test('if the answers cannot be read again, the summary shows those of this device', async () => {
  await answer(await begin(), topics.slice(0, -1))
  await open('/suitability/survey', { as: RATED })
  await press('不存在')
  await environment.break({ path: '/survey/answer-info', kind: 'status', value: 503, times: 0 })
  await press('检查答案')
  expect(words()).toMatch(/请检查您的答案.*16\. 您是否存在不良诚信记录？不存在/)
  // Read out, on the way there and back.
  expect(document.activeElement?.textContent).toBe('请检查您的答案')
  await press('修改第16题')
  expect(document.activeElement?.textContent).toBe('您是否存在不良诚信记录？')
})

test('a questionnaire begun on another device starts with its own first question', async () => {
  const evaluationId = await begin()
  await answer(evaluationId, topics.slice(0, -2))
  await open('/suitability/survey', { as: RATED })
  await press('设置止损后就不会亏损')
  await press('下一题')
  await answer(evaluationId, topics.slice(-1))
  await wait(60_000)
  await ask(RATED, `/new-evaluation/evaluation/finish?evaluationId=${evaluationId}&confirmed=true`, {})
  await begin('情况有变')
  await press('不存在')
  await press('检查答案')
  expect(words()).toContain('1/16')
  expect(words()).not.toContain('设置止损后就不会亏损')
})
