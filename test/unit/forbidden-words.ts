/** Forbidden promises of an adviser, and of our texts. law §3 */
const forbidden =
  /承诺收益|保本|稳赚|包赚|必涨|无风险|翻倍|抓涨停|内幕|跟庄|老师带你|收益分成|代客操盘|全权委托|最后\d+个名额/

/** Sentences that may contain one, because they warn against it. */
const warnings: readonly { sentence: string; reason: string }[] = [
  { sentence: '不包含代客理财、全权委托', reason: 'says what an authorization is not' },
  { sentence: '不承诺收益', reason: 'says that no return is promised' },
  { sentence: '如发现人员承诺收益', reason: 'says whom to call about it' },
  { sentence: '发现承诺收益或私下收费', reason: 'says whom to call about it' },
  { sentence: '是否有人向您承诺收益？', reason: 'a question of the visit after the purchase' },
  { sentence: '无风险利率', reason: 'a word of the glossary: a rate to compare with, and no promise' },
  { sentence: '内幕交易', reason: 'a word of the glossary: what the law punishes' },
  { sentence: '/稳赚|必涨|内幕|翻倍|满仓|抄底/g', reason: 'what the chat masks' },
]

/** The forbidden word in a text, unless in a warning; undefined if there is none. */
export function forbiddenIn(text: string): string | undefined {
  return forbidden.exec(warnings.reduce((left, { sentence }) => left.replaceAll(sentence, ''), text))?.[0]
}
