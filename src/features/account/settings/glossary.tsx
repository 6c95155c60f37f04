import { More } from '#ui/layout/more.tsx'
import css from './glossary.module.css'

/** Terms of our screens, in plain words. */
const terms = [
  { term: '风险等级 R1–R5', words: '服务的风险高低，R1 最低，R5 最高。' },
  { term: '风险承受能力 C1–C5', words: '通过风险测评得出，表示您能承受多大的亏损，C1 最低，C5 最高。' },
  { term: '适当性', words: '机构要先了解您的情况，再把风险合适的服务提供给您。' },
  { term: '风险揭示书', words: '写明服务有哪些风险的文件，签署前请逐条读完。' },
  { term: '登记编号', words: '投资顾问在中国证券业协会登记的号码，可在协会网站查询本人是否在职。' },
  { term: '最大回撤', words: '一段时间里，从最高点跌到之后的最低点，跌了多少。数字越大，曾经亏得越多。' },
  { term: '业绩基准', words: '用来比较的指数，看同一段时间里比它好还是差。' },
  { term: '历史回测', words: '用过去的数据推算出来的结果，不是真实买卖，不代表以后也会这样。' },
] as const

/** Each term opens by a tap. law §8 */
export function Glossary() {
  return (
    <section aria-label="常用词解释" className={css.glossary}>
      <h3>常用词解释</h3>
      {terms.map(({ term, words }) => (
        <More key={term} label={term}>
          <p>{words}</p>
        </More>
      ))}
    </section>
  )
}
