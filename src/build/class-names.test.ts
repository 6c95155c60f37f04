import { expect, it } from 'vitest'
import { oneByOne, namer } from './class-names.ts'

it('names each class of each file differently, and the same in every build', () => {
  const [one, other] = [namer('/a'), namer('/b')]
  const names = ['x', 'y', 'x'].map((name) => one(name, '/a/src/one.module.css'))
  expect(names[0]).toBe(names[2])
  expect(new Set([...names, one('x', '/a/src/two.module.css')]).size).toBe(3)
  expect(['x', 'y', 'x'].map((name) => other(name, '/b/src/one.module.css'))).toEqual(names)
})

it('imports classes one by one where each is read by its name', () => {
  const line = "import css from '#ui/css/card.module.css'"
  const read = `${line}\nexport const Card = () => <p className={classes(css.card, css.open)} />\n`
  expect(oneByOne(read)).toBe(read.replace(line, "import * as css from '#ui/css/card.module.css'"))
  for (const whole of ['css[look]', '<List look={css} />', "css['card']"]) {
    expect(oneByOne(`${line}\nconst a = css.card\nconst b = ${whole}\n`)).toContain(line)
  }
})
