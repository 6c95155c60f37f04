import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const client = sources(/^src\/.*\.tsx?$/).filter(({ path }) => !/\.test\.tsx?$/.test(path))
const all = [...client, ...sources(/^test\/service\/.*\.ts$/).filter(({ path }) => !path.endsWith('.test.ts'))]

/** Where each way of reading typed text is allowed. */
const rules: readonly { name: string; sign: RegExp; home: RegExp }[] = [
  { name: 'widths are folded', sign: /\.normalize\('NFK/, home: /^src\/lib\/text\/typed\// },
  { name: 'a mobile number is known', sign: /1\[3-9\]/, home: /^src\/lib\/text\/(?:typed\/number|contact)\.ts$/ },
  {
    name: 'graphemes are counted',
    sign: /Intl\.Segmenter|Array\.from\([\w.]+(?:\.trim\(\))?\)(?:\.length|\.slice|\[0)|length \} = Array\.from/,
    home: /^src\/lib\/text\/graphemes\.ts$/,
  },
  {
    name: 'an input method is known',
    sign: /isComposing|keyCode|onComposition/,
    home: /^src\/ui\/form\/(?:use-composed|submit)\.ts$/,
  },
  { name: 'a field is cut before it is read', sign: /\bmaxLength[=:]/, home: /^$/ },
  {
    name: 'a number is read out of typed text',
    sign: /Number\(\w*(?:typed|fields?)\.|replace(?:All)?\(\/\\D\/g?, ''\)(?:\.slice)/,
    home: /^$/,
  },
]

test.each(rules)('there is one place where $name', ({ sign, home }) => {
  const others = all.filter(({ path, text }) => sign.test(text) && !home.test(path)).map(({ path }) => path)
  expect(others).toEqual([])
})

test('every text field has a kind that supports input methods', () => {
  const fields = client.flatMap(({ path, text }) =>
    [...text.matchAll(/<(input|textarea)\b([^>]*(?:=>[^>]*)*)/g)]
      .filter(([, , attributes = '']) => !/type=[^\n]*(?:radio|checkbox|file|range)|readOnly/.test(attributes))
      .map(([, name]) => `${path} ${name}`),
  )
  expect(fields).toEqual(['src/ui/form/typed-input.tsx input', 'src/ui/form/typed-textarea.tsx textarea'])
})
