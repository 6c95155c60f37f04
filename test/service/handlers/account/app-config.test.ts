import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

it('builds the home screen from available content, education first', async () => {
  service = await start()
  const { modules } = (await service.get('/app/config/index-list')).body.data
  expect(modules.map(({ key }: { key: string }) => key)).toEqual(['education', 'course', 'series', 'view'])
  for (const { items } of modules) expect(items.length).toBeGreaterThan(0)
})

it('lists the same lessons as the newer call', async () => {
  service = await start()
  const { accessToken } = await service.login('13800000001')
  const lessons = async (path: string) => (await service.get(`${path}?courseNumber=C101`, accessToken)).body.data
  expect(await lessons('/app/course/catalog/list')).toEqual(await lessons('/course/catalog/list'))
})
