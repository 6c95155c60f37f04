import { routeMatcher } from '#app/routes/route-matcher.ts'
import type { Place, Walk } from '#test/e2e/kit/place.ts'
import { pages } from '#test/e2e/kit/routes.ts'

/** The pattern of the page at an address; the address itself if pages of one pattern differ, or without one. */
export function pageOf(path: string): string {
  const address = path.replace(/[?#].*/, '')
  if (address.startsWith('/compliance/')) return address
  return pages.find(({ pattern }) => routeMatcher(pattern).pattern.exec(address))?.pattern ?? address
}

/** The states rendered in all looks: those marked as main, and of every other page the first without interaction. */
export function mainsOf(walks: readonly Walk[]): ReadonlySet<Place> {
  const mains = new Set<Place>()
  for (const isDesk of [false, true]) {
    const places = walks.filter(({ desk = false }) => desk === isDesk).flatMap((walk) => walk.places)
    for (const place of places.filter(({ main }) => main)) mains.add(place)
    const done = new Set(places.filter((place) => mains.has(place)).map(({ path }) => pageOf(path)))
    for (const place of places) {
      const page = pageOf(place.path)
      if (place.enter || done.has(page)) continue
      done.add(page)
      mains.add(place)
    }
  }
  return mains
}
