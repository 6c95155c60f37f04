import type { Page } from '@playwright/test'
import { overflow } from '#test/e2e/kit/access.ts'
import { still } from '#test/e2e/kit/appearance.ts'
import { signs as ofServices } from '#site/index/signs.ts'
import { signs } from '#ui/sign/signs.ts'
import { type Band, bands } from './page/bands.ts'
import { type FirstScreen, firstScreen } from './page/first-screen.ts'
import { lostWords, type Word, words } from './page/kept-words.ts'
import { cutNumbers } from './page/numbers.ts'
import { signsShown } from './page/signs.ts'

/** The measured answers to the design questions of a page. look §5 */
export interface Judged extends FirstScreen {
  /** Signs beside labels of another meaning, anywhere on the page. */
  signs: string[]
  /** Empty stretches of the background taller than the gap between two sections. */
  bands: Band[]
  /** Overflow and text that becomes unreadable on the narrowest screen and at double text size. */
  lost: string[]
  /** Numbers that are cut or broken, and where. */
  cut: string[]
}

/** px between two sections. look §1 */
const APART = 24

const meanings = new Map(
  Object.values({ ...signs, ...ofServices }).map(({ meaning, shape, line }) => [shape + line, meaning]),
)

/** Reviews the first screen, then the page at its skin's narrowest width (px) and at double text size. */
export async function judge(page: Page, narrowest: number): Promise<Judged> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const first = await page.evaluate(firstScreen)
  const shown = await page.evaluate(signsShown)
  const grey = await page.evaluate(bands, APART)
  const before = await page.evaluate(words)
  const size = page.viewportSize() ?? { width: narrowest, height: 844 }
  const cut = await cutAt(page, `${size.width} px`)
  const lost: string[] = []
  const look = async (at: string) => {
    await still(page)
    lost.push(...(await lostAt(page, at, before)))
    cut.push(...(await cutAt(page, at)))
  }
  await page.setViewportSize({ ...size, width: narrowest })
  await look(`${narrowest} px`)
  await page.setViewportSize(size)
  await page.evaluate(() => document.documentElement.style.setProperty('--k', '2'))
  await look('200 %')
  await page.evaluate(() => document.documentElement.style.removeProperty('--k'))
  return { ...first, signs: shown.flatMap(misnamed), bands: grey, lost, cut: [...new Set(cut)] }
}

/** A sign whose label does not match its meaning. */
function misnamed({ sign, label }: { sign: string; label: string }): string[] {
  const meaning = meanings.get(sign)
  return meaning === undefined || label.includes(meaning) ? [] : [`${meaning} = ${label}`]
}

async function lostAt(page: Page, at: string, before: readonly Word[]): Promise<string[]> {
  const gone = lostWords(before, await page.evaluate(words))
  const out = (await overflow(page)).slice(0, 1)
  return [...out, ...gone.slice(0, 3)].map((each) => `${at}: ${each}`)
}

async function cutAt(page: Page, at: string): Promise<string[]> {
  return (await page.evaluate(cutNumbers)).map((each) => `${at}: ${each}`)
}
