import { beforeAll, expect, test } from 'vitest'
import { openTools, type Tools } from '#test/sweep/sweep.ts'

/** C3, registered and declared. */
const RATED = '13800000004'

let tools: Tools
beforeAll(async () => {
  tools = await openTools(/suitability/)
  await tools.environment.reset()
}, 60_000)

async function press(name: RegExp): Promise<boolean> {
  const found = [...document.querySelectorAll<HTMLElement>('#root button')].find((each) => name.test(each.textContent))
  found?.click()
  await tools.phone.settle()
  return found !== undefined
}

test('where the service says so, the questionnaire below /survey is filled in, on the same screen', async () => {
  const { environment, phone } = tools
  await environment.control('/eval-version', { version: 1 })
  phone.wipe({ ...((await environment.login(RATED)) as Record<string, string>), openId: 'o-1' })
  phone.open('/suitability/survey')
  await phone.settle()
  await press(/^开始测评$/)
  await phone.wait(60_000)
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
