import { fileAt } from '#entities/stored-file/stored-file.ts'

/** A document of a broadcast, opened outside the page. */
export interface Material {
  title: string
  href: string
}

/** Leaves out documents on other hosts. */
export function toMaterials(list: readonly { title: string; url: string }[] = []): Material[] {
  return list.flatMap(({ title, url }) => {
    const address = fileAt(url)
    return address === '' ? [] : [{ title, href: new URL(address, location.origin).href }]
  })
}
