import { describe, expect, it } from 'vitest'
import { forbiddenIn } from '#test/unit/forbidden-words.ts'
import { exchange, smallTalk, taught, topicOf, topics } from './topics/talk.ts'

const sentences = [
  ...smallTalk,
  ...taught,
  ...topics.flatMap((topic) => [...topic.asks, ...topic.answers, ...topic.remarks]),
]

describe('the sentences of the talks', () => {
  it('number more than three hundred, no two alike', () => {
    expect(sentences.length).toBeGreaterThanOrEqual(300)
    expect(sentences.filter((each, index) => sentences.indexOf(each) !== index)).toEqual([])
  })

  it('make no promise forbidden to advisers', () => {
    expect(sentences.filter((each) => forbiddenIn(each) !== undefined)).toEqual([])
  })

  it('are answered on their subject', () => {
    const elsewhere = topics.flatMap(({ words, asks }) =>
      asks.filter((ask) => {
        const found = topicOf(ask)
        return found !== undefined && found.words !== words
      }),
    )
    expect(elsewhere).toEqual([])
    const unknown = topics.filter((topic) => !topic.asks.some((ask) => topicOf(ask) === topic))
    expect(unknown).toEqual([])
    expect(topicOf('老师今天穿得真精神')).toBeUndefined()
  })

  it('are in a different order in each room, without repetition before all were used', () => {
    const first = topics.map((_, n) => exchange('LR01', n).topic)
    expect(new Set(first).size).toBe(topics.length)
    expect(first).not.toEqual(topics.map((_, n) => exchange('LR02', n).topic))
    expect(exchange('LR01', 3)).toEqual(exchange('LR01', 3))
  })
})
