import { expect, it } from 'vitest'
import { sitePages } from '#app/routes/site-pages.ts'
import { drawSite, siteShells } from '#app/shell/prerender.tsx'

const skins = ['mobile', 'desktop'] as const

it('every page of the site has its HTML with its own title and description, in both skins', async () => {
  const shells = await siteShells()
  const drawn = sitePages
    .now()
    .pages.filter(({ pattern, paths = [pattern] }) =>
      paths.every((path) => shells.some((shell) => shell.path === path)),
    )
  expect(
    sitePages
      .now()
      .pages.filter((page) => !drawn.includes(page))
      .map(({ pattern }) => pattern),
  ).toEqual([])
  for (const skin of skins) {
    const heads = new Map<string, string>()
    const bare: string[] = []
    for (const { path } of shells) {
      const { title, description, loading } = await drawSite(path, skin)
      heads.set(path, `${title} ${description}`)
      if (!loading.includes('<footer')) bare.push(path)
    }
    const same = [...heads].filter(([path, head]) => [...heads].some(([other, its]) => other !== path && its === head))
    expect([same.map(([path]) => path), bare]).toEqual([[], []])
  }
})
