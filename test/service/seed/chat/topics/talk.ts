import { createRandom } from '#test/service/seed/random.ts'
import { guest } from '#test/service/seed/chat/cast.ts'
import { funds } from './funds.ts'
import { habits } from './habits.ts'
import { reports } from './reports.ts'
import type { Sentences, Topic } from './topic.ts'
import { trading } from './trading.ts'

export const topics: readonly Topic[] = [...trading, ...reports, ...funds, ...habits]

/** New customers, who ask; the others have been here for years. */
const newcomers: Sentences = ['小鹿', '木木', '阿May🌸', '南山南']
const regulars: Sentences = ['长线老张', '账本控', '海边的风', '黑咖啡不加糖☕']

/** Remarks between two questions. */
export const smallTalk: Sentences = [
  '老师好，来上课了。',
  '大家晚上好。',
  '新来的，前面讲了什么？',
  '刚才那一条能再说一遍吗？',
  '例子很好懂。',
  '记下来了，下课做练习。',
  '谢谢老师，明白了。',
  '下班路上听，信号还行。',
  '今天人不少。',
  '这一条和上周讲的是同一个口径吗？',
  '慢慢来，听得懂最重要。',
  '我先去把作业补上。',
  '上次那张表我还留着。',
  '孩子睡了，终于能安心听了。',
  '这个问题我也想问。',
  '做了笔记，回头再看一遍。',
]

/** Unprompted remarks of the teacher. */
export const taught: Sentences = [
  '先看规则原文，再看例子，顺序不要反过来。',
  '屏幕上的数字是举例，不代表任何股票。',
  '本节只讲方法，不讨论个股买卖。',
  '口径不同的数字不能直接比较，先看附注里的定义。',
  '凡是要您把钱转到个人账户的，都不是我们。',
  '有问题请写具体一点，在哪一页、哪一行。',
  '投资有风险，请按自己的承受能力做决定。',
]

export interface Exchange {
  topic: Topic
  question: string
  answer: string
  remark: string
  asker: ReturnType<typeof guest>
  regular: ReturnType<typeof guest>
}

/**
 * The n-th question of a place with its answers, always the same; no topic repeats before all others have had their
 * turn.
 */
export function exchange(place: string, n: number): Exchange {
  const round = Math.floor(n / topics.length)
  const random = createRandom(`${place}/question/${n}`)
  const topic = inOrder(`${place}/round/${round}`)[n % topics.length] ?? fallback
  return {
    topic,
    question: random.pick(topic.asks),
    answer: random.pick(topic.answers),
    remark: random.pick(topic.remarks),
    asker: guest(random.pick(newcomers)),
    regular: guest(random.pick(regulars)),
  }
}

/** The topic of a message, if it is a known one. */
export function topicOf(text: string): Topic | undefined {
  return topics.find(({ words }) => words.some((word) => text.includes(word)))
}

const [fallback] = trading

function inOrder(words: string): Topic[] {
  const random = createRandom(words)
  const keyed = topics.map((topic) => ({ topic, key: random.next() }))
  return keyed.toSorted((a, b) => a.key - b.key).map(({ topic }) => topic)
}
