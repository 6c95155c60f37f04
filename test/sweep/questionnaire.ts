import { profileForm } from '#test/service/samples/suitability/evaluation.ts'
import { fill } from './fill.ts'
import type { Customer, Hand, Journey } from './walk.ts'

/** Registered, nothing declared yet. */
const NEW = '13800000001'
/** C3, from a questionnaire that was never confirmed. */
const RATED = '13800000004'

/** A new customer's declaration, as it is sent. */
const declared = { ...profileForm, name: '新示例', birthDate: '1985-05-05' }

/** The same as it is typed: by label, a choice by its value. */
const typed: Readonly<Record<string, string>> = {
  姓名: '新示例',
  证件类型: 'ID_CARD',
  出生日期: '1985-05-05',
  职业: 'EMPLOYEE',
  年收入: '10W_30W',
  金融资产: '50W_300W',
  学历: 'BACHELOR',
  投资年限: '6',
  税收居民身份: 'CN',
}

/** Fills in a new customer's declaration. */
export const declares: Hand = () => fill(typed, { named: /不良诚信/, at: 1 })

/** Selects the second answer, if none is selected, after reading the question. */
export const answers: Hand = () => {
  const group = document.querySelector('#root fieldset')
  if (!group || group.querySelector('input:checked')) return false
  group.querySelectorAll<HTMLInputElement>('input')[1]?.click()
  return true
}

/** Has started and answered all questions but the last three. */
async function almostDone({ ask, wait }: Customer): Promise<void> {
  await ask('/profile/submit', declared)
  const { evaluationId } = await ask('/new-evaluation/evaluation/start', {})
  const topics = Object.values(await ask(`/survey/topic-list?evaluationId=${String(evaluationId)}`)) as Topic[]
  for (const { id, options } of topics.slice(0, -3)) {
    await ask('/survey/submit-answer', { evaluationId, topicId: id, optionIds: [options[1]?.id] })
  }
  await wait(60_000)
}

interface Topic {
  id: string
  options: { id: string }[]
}

/** From no data to a confirmed level, step by step. SU-02…04, O1 */
export const questionnaire: readonly Journey[] = [
  {
    name: 'the declaration',
    mobile: NEW,
    begin: async () => '/suitability/profile',
    press: /^提交$/,
    hands: [declares],
    done: (phone) => phone.title() === '风险测评',
    commits: { declarations: 1 },
  },
  {
    name: 'the start of the questionnaire',
    mobile: NEW,
    begin: async ({ ask }) => {
      await ask('/profile/submit', declared)
      return '/suitability/survey'
    },
    press: /^开始测评$/,
    done: (phone) => phone.words().includes('1/16'),
    commits: { begun: 1 },
  },
  {
    name: 'the answers',
    mobile: NEW,
    begin: async (customer) => {
      await almostDone(customer)
      return '/suitability/survey'
    },
    press: /^(?:下一题|检查答案|返回检查|提交测评|确认无误，继续提交|查看测评结果)$/,
    hands: [answers],
    done: (phone) => phone.title() === '测评结果',
    commits: { evaluations: 1 },
  },
  {
    name: 'the confirmation of the class',
    mobile: RATED,
    begin: async () => '/suitability/result',
    press: /^确认$/,
    done: (phone) => /本人已于.*确认以上结果/.test(phone.words()),
    commits: { confirmed: 1 },
  },
]
