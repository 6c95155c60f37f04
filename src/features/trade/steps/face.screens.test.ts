import { expect, it } from 'vitest'
import { openScreens } from '#test/sweep/screens.ts'

const TRADER = '13800000031'
const RESULT = '/esign/face-auth/result'

const { environment, phone, words, until, open, go, find, press, answer } = await openScreens(/order/)

it('a check of an unknown status is no failure, and its state can be refreshed', async () => {
  await answer(RESULT, { status: 'REVIEWING', remain: 2 }, 0)
  await open('/order/D00310002', { as: TRADER })
  sessionStorage.setItem('draft:face.D00310002', 'F1')
  await go('/order/D00310002/face')
  expect(words()).toContain('状态更新中')
  await until(() => find('刷新状态'), 120_000)
  expect(words()).toContain('状态更新中')
  expect(words()).not.toContain('未通过')
  await environment.mend()
  await answer(RESULT, { status: 'FAIL', remain: 1 }, 0)
  await press('刷新状态')
  expect(words()).toContain('核验未通过：未能确认为本人。今日还可核验1次')
  expect(phone.reported().filter((event) => event.includes('face_'))).toEqual(['suit/face_fail'])
})
