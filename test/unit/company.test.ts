import { expect, it } from 'vitest'
import { brand } from '#config/brand.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { sources, type Source } from './sources.ts'

/** The client as it ships: its code and styles, the worker, and the frame of every page. */
const shipped = sources(/^(?:src|sw)\/.*\.(?:tsx?|css|svg|txt)$|^public\/.*\.svg$|^index\.html$/).filter(
  ({ path }) => !/\.test\.tsx?$|\/samples\.ts$/.test(path),
)

/** The files whose code, without comments, contains the text. */
const having = (words: RegExp, files: readonly Source[] = shipped) =>
  files
    .filter(({ text }) => words.test(text.replace(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')))
    .map(({ path }) => path)
    .toSorted()

const { riskLine: _, eduLine: __, ...facts } = brand
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/**
 * Obviously fictitious facts, the formats of a phone number, an email address and a filing, and every fact of `brand`.
 */
const FACT = new RegExp(
  [
    '示例',
    '\\bexample\\.(?:com|cn|net|org)\\b',
    'SAMPLE',
    '\\b400-?\\d{3}-?\\d{4}\\b',
    '\\b0\\d{2,3}-\\d{7,8}\\b',
    '[\\w.]+@[\\w-]+\\.\\w+',
    'ICP备\\d|公网安备\\d',
    ...Object.values(facts).map(escaped),
  ].join('|'),
)

it('sample facts of the company are in its configuration only', () => {
  expect(having(FACT)).toEqual(['src/config/brand.ts', 'src/config/company.ts'])
})

it.each([
  "const name = '示例证券'",
  "const privacy = 'https://esign.example.com/privacy'",
  "const code = '91000000SAMPLE0000'",
  "const hotline = '400-812-3456'",
  "const desk = '021-58001234'",
  "const mail = 'kefu@touzi.cn'",
  "const filing = '沪ICP备12345678号'",
  `<title>${brand.name}</title>`,
  `const title = '${brand.appName} App'`,
])('%s is detected elsewhere', (text) => {
  expect(having(FACT, [{ path: 'src/site/legal/text.ts', text }])).toEqual(['src/site/legal/text.ts'])
})

it('the regulator’s hotline has one name and one number', () => {
  expect(having(/12386|证监会[^'`，。]{0,8}热线/)).toEqual(['src/lib/text/authority.ts'])
  expect(AUTHORITY).toEqual({ name: '证监会投资者服务热线', phone: '12386' })
})
