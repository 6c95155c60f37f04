import { useState } from 'react'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Button } from '#ui/button.tsx'
import { questions } from './questions.ts'
import css from './quiz.module.css'

/** The questions, one after the other; answers are explained immediately and never sent. */
export function Quiz() {
  const [at, setAt] = useState(0)
  const [chosen, choose] = useState<number>()
  const [score, setScore] = useState(0)
  const question = questions[at]
  const again = () => {
    setAt(0)
    setScore(0)
    choose(undefined)
  }
  const answer = (index: number) => {
    choose(index)
    if (index === question?.right) setScore(score + 1)
  }
  const next = () => {
    setAt(at + 1)
    choose(undefined)
  }
  return (
    <Card title="小测验">
      {question ? (
        <>
          <p>{`${at + 1}/${questions.length} ${question.ask}`}</p>
          <ol className={css.answers}>
            {question.answers.map((words, index) => (
              <li key={words}>
                <button
                  type="button"
                  className={css.answer}
                  data-mark={chosen === undefined ? undefined : markOf(index, chosen, question.right)}
                  aria-pressed={index === chosen}
                  disabled={chosen !== undefined}
                  onClick={() => answer(index)}
                >
                  {words}
                </button>
              </li>
            ))}
          </ol>
          <div role="status">
            {chosen !== undefined && (
              <Quiet>{`${chosen === question.right ? '回答正确。' : `正确答案：${question.answers[question.right]}。`}${question.why}`}</Quiet>
            )}
          </div>
          {chosen !== undefined && (
            <Button kind="plain" size="small" onClick={next}>
              {at + 1 < questions.length ? '下一题' : '看结果'}
            </Button>
          )}
        </>
      ) : (
        <>
          <p role="status">{`您答对了 ${score} 题，共 ${questions.length} 题。本测验不是风险测评，不影响您的适当性等级。`}</p>
          <Button kind="plain" size="small" onClick={again}>
            再做一次
          </Button>
        </>
      )}
    </Card>
  )
}

function markOf(index: number, chosen: number, right: number): 'right' | 'wrong' | undefined {
  if (index === right) return 'right'
  return index === chosen ? 'wrong' : undefined
}
