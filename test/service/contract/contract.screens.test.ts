import { describe, expect, it } from 'vitest'
import type { Call } from '#api/call.ts'
import { contract, type Contract } from '#api/contract.ts'
import { readSamples } from '#test/service/read-samples.ts'
import { start } from '#test/service/testing.ts'
import { sweep } from './sweep.ts'

const samples = await readSamples()
// Object.keys loses the key type.
const domains = Object.keys(contract) as (keyof Contract)[]

describe('every call answers according to the contract, or rejects with a message', () => {
  it.each(domains)('%s', { timeout: 120_000 }, async (domain) => {
    const calls = Object.entries<Partial<Call>>(contract[domain]).filter(([, { path }]) => path !== undefined)
    expect(Object.keys(samples[domain] ?? {}).toSorted()).toEqual(calls.map(([name]) => name).toSorted())
    const service = await start()
    try {
      await sweep(service, domain, samples[domain] ?? {})
    } finally {
      service.close()
    }
  })
  it('has samples only for calls of the contract', () => {
    expect(Object.keys(samples).filter((name) => !Object.hasOwn(contract, name))).toEqual([])
  })
})
