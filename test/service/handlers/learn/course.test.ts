import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'

let service: TestService
afterEach(() => service.close())

it('counts every view, and rejects what is not a lesson', async () => {
  service = await start()
  const { accessToken } = await service.login('13800000001')
  const visit = async (id: string) =>
    (await service.get(`/course/catalog/updateVisitCount?catalogId=${id}`, accessToken)).body
  expect([(await visit('C101-02')).data, (await visit('C101-02')).data]).toEqual([{ visitCount: 1 }, { visitCount: 2 }])
  expect((await visit('C101-99')).message).toBe('课时不存在或已下线')
  expect((await service.get('/course/catalog/list', accessToken)).body.code).toBe(40002)
})
