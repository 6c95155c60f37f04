import { expect, it } from 'vitest'
import { originsOf } from './origins.ts'
import { settingsOf } from './settings.ts'

it('a build whose services stand beside its pages names none', () => {
  expect(originsOf(settingsOf({ VITE_PROD_ORIGIN: 'https://h5.test' }))).toEqual({ files: [], services: [] })
})

it('names quotes with their stream, files, and what every environment has of its own', () => {
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
