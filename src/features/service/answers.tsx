import { SearchField } from '#entities/search/search-field.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Chips } from '#ui/chips.tsx'
import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { groups, type Question } from './questions.ts'
import { useAnswers } from './service.model.ts'
import css from './service.module.css'

const MOST_ASKED = { id: 'common', name: '常问' }

/** Frequently asked questions, by group or by search. */
export function Answers() {
  const { typed, type, group, choose, questions } = useAnswers()
  return (
    <Stack gap={2} inset as="section">
      <SearchField label="搜问题" hint="搜问题，如 退款、发票" value={typed} onChange={type} />
      <Chips
        row
        label="问题分类"
        items={[MOST_ASKED, ...groups]}
        chosen={group === undefined ? MOST_ASKED.id : group}
        onPick={(id) => choose(id === MOST_ASKED.id ? undefined : id)}
      />
      {questions.length === 0 ? (
        <Empty text="没有找到相关问题，可以直接问客服" action={{ label: '看常问', onClick: () => choose(undefined) }} />
      ) : (
        <div className={classes(css.card, css.questions)}>
          {questions.map((each, at) => (
            <Answered key={each.id} question={each} first={at === 0} />
          ))}
        </div>
      )}
    </Stack>
  )
}

function Answered({ question: { question, answer, links = [] }, first }: { question: Question; first: boolean }) {
  return (
    <details className={css.question} open={first}>
      <summary>
        <span>{question}</span>
        <Icon name="next" size={16} />
      </summary>
      <p>{answer}</p>
      {links.length > 0 && (
        <div className={css.links}>
          {links.map(({ label, href }) => (
            <Anchor key={label} href={href}>
              {label}
            </Anchor>
          ))}
        </div>
      )}
    </details>
  )
}
