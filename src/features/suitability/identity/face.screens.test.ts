import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

/** Registered, known by a number only. */
const NEW = '13800000001'

const { environment, phone, words, until, open, go, find, press, answer } = await openScreens(/suitability/)

/** The service's result of the check at the vendor. */
async function found(result: object) {
  await environment.mend()
  await answer('/verify/info', { step: 'FACE', status: 'ID_OK' }, 0)
  await answer('/verify/face-verify/result', result, 0)
}

/** Back from the vendor. */
async function comeBack(result: object) {
  await found(result)
  await open('/suitability', { as: NEW })
  sessionStorage.setItem('draft:face-flow', 'F1')
  await go('/suitability/face')
}

const tracked = () => phone.reported().filter((event) => event.includes('face_'))

it('a check of an unknown status is no failure, and its state can be refreshed', async () => {
  await comeBack({ status: 'REVIEWING', remain: 2 })
  expect(words()).toContain('状态更新中')
  await until(() => find('刷新状态'), 120_000)
  expect(words()).toContain('状态更新中')
  expect(words()).not.toContain('未通过')
  expect(tracked()).toEqual([])
  await found({ status: 'FAIL', remain: 1 })
  await press('刷新状态')
  expect(words()).toContain('人脸核身未通过，请重试')
  expect(tracked()).toEqual(['suit/face_fail'])
})

it('a failure without a reason is named before the alternative to it', async () => {
  await comeBack({ status: 'FAIL', remain: 0 })
  expect(words()).toContain('人脸核身未通过。今日核身次数已用完，请联系人工客服办理')
})
