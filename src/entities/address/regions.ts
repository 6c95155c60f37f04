import { loadPart } from '#lib/load-chunk.ts'

/** 省 → 市 → 区县, in the official order. */
export type Regions = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/**
 * All provinces, cities and districts, in a chunk loaded when an address is entered. `regions.txt` comes from the
 * package @vant/area-data 2.1.0 (MIT): one line per city: 省, 市 and its 区县.
 * @throws ChunkLoadError
 */
export async function loadRegions(): Promise<Regions> {
  const { default: lines } = await loadPart('regions', () => import('./regions.txt?raw'))
  return toRegions(lines)
}

function toRegions(lines: string): Regions {
  const regions = new Map<string, Map<string, readonly string[]>>()
  for (const line of lines.trimEnd().split('\n')) {
    const [province = '', city = '', districts = ''] = line.split('\t')
    const cities = regions.get(province) ?? new Map<string, readonly string[]>()
    regions.set(province, cities.set(city, districts.split(' ')))
  }
  return regions
}
