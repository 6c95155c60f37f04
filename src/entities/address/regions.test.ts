import { expect, test } from 'vitest'
import { loadRegions } from './regions.ts'

test('every province, city and district exists once, within the service’s length limits', async () => {
  const regions = await loadRegions()
  expect(regions.size).toBe(34)
  expect([...(regions.get('浙江省')?.keys() ?? [])]).toContain('杭州市')
  expect(regions.get('浙江省')?.get('杭州市')).toContain('西湖区')
  expect(regions.get('北京市')?.get('北京市')).toContain('延庆区')
  let cities = 0
  for (const [province, places] of regions) {
    for (const [city, districts] of places) {
      cities += 1
      expect([city, new Set(districts).size]).toEqual([city, districts.length])
      for (const name of [province, city, ...districts]) expect(name).toMatch(/^[\u3400-\u9fff]{2,20}$/)
    }
  }
  expect(cities).toBeGreaterThan(360)
})
