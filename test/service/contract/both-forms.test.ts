import { expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract } from '#api/contract.ts'
import { formsOf } from '#test/service/router.ts'
import { start } from '#test/service/testing.ts'

it('serves paths with abbreviations in both forms', async () => {
  const service = await start()
  const { accessToken } = await service.login('13800000004')
  const calls = Object.values<Partial<Call>>(contract.evaluation).flatMap(({ method, path }) =>
    path !== undefined && formsOf(path).length === 2 ? [{ method, path }] : [],
  )
  expect(calls).toHaveLength(13)
  for (const { method, path } of calls) {
    const ask = async (form = '') =>
      (method === 'GET' ? await service.get(form, accessToken) : await service.post(form, {}, accessToken)).body.code
    const [short, long] = await Promise.all(formsOf(path).map(ask))
    expect([path, long === 40400, long]).toEqual([path, false, short])
  }
  service.close()
})
