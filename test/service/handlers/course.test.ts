import { afterEach, expect, it } from 'vitest'
import { start, type TestService } from '#test/service/testing.ts'
import { sweep } from './sweep.ts'

let service: TestService
afterEach(() => service.close())

it('answers every call as the contract has it', async () => {
  service = await start()
  await sweep(service, 'course', {
    catalogList: { courseNumber: 'C101' },
    catalogUpdateVisitCount: { catalogId: 'C101-01' },
    seriesInfo: { seriesId: 'SR01' },
  })
})

it('counts every viewing, and refuses what is no lesson', async () => {
  service = await start()
  const { accessToken } = await service.login('13800000001')
  const visit = async (id: string) =>
    (await service.get(`/course/catalog/updateVisitCount?catalogId=${id}`, accessToken)).body
  expect([(await visit('C101-02')).data, (await visit('C101-02')).data]).toEqual([{ visitCount: 1 }, { visitCount: 2 }])
  expect((await visit('C101-99')).message).toBe('课时不存在或已下线')
  expect((await service.get('/course/catalog/list', accessToken)).body.code).toBe(40002)
})
