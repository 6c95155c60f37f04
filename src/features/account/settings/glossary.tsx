import { entryOf } from '#entities/term/glossary.ts'
import type { Term } from '#entities/term/terms.ts'
import { GLOSSARY } from '#lib/path/tools-href.ts'
import { Cell } from '#ui/layout/cell.tsx'
import { More } from '#ui/layout/more.tsx'
import css from './glossary.module.css'

/** Terms of our screens, as those name them. */
const terms: readonly { term: Term; label?: string }[] = [
  { term: '风险等级', label: '风险等级 R1–R5' },
  { term: '风险承受能力', label: '风险承受能力 C1–C5' },
  { term: '适当性' },
  { term: '风险揭示书' },
  { term: '登记编号' },
  { term: '最大回撤' },
  { term: '基准', label: '业绩基准' },
  { term: '历史回测' },
]

/** Each term opens by a tap, in the words of the glossary. law §8 */
export function Glossary() {
  return (
    <section aria-label="常用词解释" className={css.glossary}>
      <h3>常用词解释</h3>
      {terms.map(({ term, label = term }) => (
        <More key={term} label={label}>
          <p>{entryOf(term)?.lines.join('')}</p>
        </More>
      ))}
      <Cell title="投资词典" note="更多词语，可按首字母查" href={GLOSSARY} />
    </section>
  )
}
