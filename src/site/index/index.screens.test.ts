import { afterAll, expect, it } from 'vitest'
import { desktopAgent } from '#test/e2e/kit/looks.ts'
import { openScreens } from '#test/sweep/screens.ts'

const { environment, open, press, requests, until, words } = await openScreens(/^\/(?:index|showPractitioner)/)

// The next file of this worker has a phone's.
afterAll(() => void Reflect.deleteProperty(navigator, 'userAgent'))

it('the number of registered people is that of the list it leads to, and only a desktop asks for it', async () => {
  await open('/index')
  expect(requests('/public/gw/staff')).toEqual([])
  Object.defineProperty(navigator, 'userAgent', { value: desktopAgent, configurable: true })
  const { total } = (await environment.ask('', '/public/gw/staff?status=ON&pageNo=1&pageSize=20')) as { total: number }
  await open('/index')
  await until(() => words().includes(`登记从业人员，全部公示${total} 人`))
  await press(/^登记从业人员/)
  await until(() => words().includes(`共 ${total} 人`))
  expect(document.querySelectorAll('#root main h2')).not.toHaveLength(0)
  expect(words()).not.toContain('离职日期')
})
