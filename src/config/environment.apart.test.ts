import { afterEach, expect, it, vi } from 'vitest'
import { settingsOf } from './settings.ts'

afterEach(() => vi.unstubAllGlobals())

/** The module as built with these variables. */
async function built(values: Record<string, string>) {
  vi.resetModules()
  vi.stubGlobal('__SETTINGS__', JSON.parse(JSON.stringify(settingsOf(values))))
  return import('./environment.ts')
}

it('a build without environments knows production only, whatever the address requests', async () => {
  const { isEnvironment, environmentOf } = await built({ VITE_FILE_BASE: 'https://files.example' })
  expect(['production', 'test', 'constructor', '__proto__', ''].filter(isEnvironment)).toEqual(['production'])
  expect(environmentOf('test')).toBe(environmentOf(undefined))
  expect(environmentOf('constructor')).toMatchObject({
    bases: { api: '/api', pay: '/api', file: 'https://files.example' },
    accountType: '1099',
    productType: 177,
  })
})

it('each environment of a build has its own bases, account and product type', async () => {
  const uat = { api: 'https://uat.example/api', pay: 'https://pay.uat.example' }
  const test = { api: '/test-api', accountType: '1100', productType: 178 }
  const { isEnvironment, environmentOf } = await built({ VITE_ENVIRONMENTS: JSON.stringify({ uat, test }) })
  expect(['production', 'uat', 'test', 'toString'].filter(isEnvironment)).toEqual(['production', 'uat', 'test'])
  expect(environmentOf('uat')).toMatchObject({
    bases: { api: uat.api, pay: uat.pay, access: uat.api, file: '/files' },
    accountType: '1099',
  })
  expect(environmentOf('test')).toMatchObject({ bases: { api: '/test-api' }, accountType: '1100', productType: 178 })
  expect(environmentOf('production').bases.api).toBe('/api')
})

it('production cannot be replaced by an environment of that name', async () => {
  const { environmentOf } = await built({ VITE_ENVIRONMENTS: '{"production":{"api":"https://evil.example"}}' })
  expect(environmentOf('production').bases.api).toBe('/api')
})
