import { expect, it } from 'vitest'
import { originsOf } from './origins.ts'
import { settingsOf } from './settings.ts'

it('a build with same-origin services lists no origins', () => {
  expect(originsOf(settingsOf({ VITE_PROD_ORIGIN: 'https://h5.test' }))).toEqual({ files: [], services: [] })
})

it('lists quotes with their stream, files, and those of every environment', () => {
  const environments = { test: { api: 'https://api.test.cn/v1', room: 'wss://room.test.cn/ws' } }
  const values = { VITE_QUOTES_BASE: 'https://quotes.test.cn/q', VITE_FILE_BASE: 'https://oss.test.cn' }
  const { files, services } = originsOf(settingsOf({ ...values, VITE_ENVIRONMENTS: JSON.stringify(environments) }))
  expect(files).toEqual(['https://oss.test.cn'])
  expect(services.toSorted()).toEqual([
    'https://api.test.cn',
    'https://oss.test.cn',
    'https://quotes.test.cn',
    'wss://api.test.cn',
    'wss://quotes.test.cn',
    'wss://room.test.cn',
  ])
})
