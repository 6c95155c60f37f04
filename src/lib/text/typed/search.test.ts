import { expect, test } from 'vitest'
import { matcher, searchWords, stockWords, symbolOf } from './search.ts'

test.each([
  '600519.SH',
  ' sh600519 ',
  'sh.600519',
  'sh 600519',
  'ＳＨ６００５１９',
  '600519.ss',
  'SH:600519。',
  '600519 SH',
  '\u200bsh-600519',
])('%s is SH600519', (text) => {
  expect([symbolOf(text), stockWords(text)]).toEqual(['SH600519', 'SH600519'])
})

test.each(['BJ830901', 'BJ870726', 'BJ873305', '430047.BJ', 'BJ920901', '600519', '870726', ''])(
  'the code of %s is kept',
  (text) => expect(symbolOf(text).replace(/\D/g, '')).toBe(text.replace(/\D/g, '')),
)

test.each([
  ['江岸 食品', '江岸食品'],
  ['江岸食品。', '江岸食品'],
  ['“江岸食品”，', '江岸食品'],
  ['江岸食品（600901）', '600901'],
  ['$江岸食品(SH600901)$', '600901'],
  ['江岸食品 600901.SH', '600901'],
  ['*ST 茗岸', '*ST茗岸'],
  ['jasp', 'JASP'],
  ['6009', '6009'],
])('%s is searched by %s', (text, words) => expect(stockWords(text)).toBe(words))

test('text is found whatever its width, case, order and punctuation', () => {
  for (const search of ['基金 入门', '入门，基金。', 'ｅｔｆ', '“基金”', '\u200b基金\u3000ETF'])
    expect([search, matcher(search)('基金的入门', 'ETF 十讲')]).toEqual([search, true])
  expect(matcher('基金 债券')('基金的入门')).toBe(false)
  expect(matcher(' 。 ')('基金')).toBe(false)
  expect(searchWords('涨10%20%')).toBe('涨10%20%')
})
