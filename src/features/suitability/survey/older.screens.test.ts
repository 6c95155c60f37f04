import { expect, test } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** C3, registered and declared. */
const RATED = '13800000004'

const { environment, phone, wait, open, press } = await openScreens(/suitability/)

test('if configured by the service, the questionnaire below /survey is filled in on the same screen', async () => {
  await environment.control('/eval-version', { version: 1 })
  await open('/suitability/survey', { as: RATED })
  await press('开始测评')
  await wait(60_000)
  for (let step = 0; step < 40 && phone.title() !== '测评结果'; step += 1) {
    const group = document.querySelector('#root fieldset')
    if (group && !group.querySelector('input:checked')) group.querySelectorAll<HTMLInputElement>('input')[1]?.click()
    await press(/^(?:下一题|检查答案|提交测评)$/)
  }
  expect(phone.title()).toBe('测评结果')
  const asked = new Set(environment.requests().map(({ path }) => path))
  const older = [
    'createCustomerEvaluation',
    'topic',
    'evaluation/answer/get',
    'evaluation/answer/save',
    'evaluation/finish',
  ]
  expect(older.filter((path) => !asked.has(`/survey/${path}`))).toEqual([])
  expect([...asked].filter((path) => /^\/new-evaluation|^\/survey\/(?:topic-list|submit-answer)/.test(path))).toEqual(
    [],
  )
})
