import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { handbooks as served } from '#test/service/seed/articles/education.ts'
import { handbooks } from './page.ts'
import { questions } from './questions.ts'
import { Quiz } from './quiz.tsx'

afterEach(cleanup)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Completes the quiz with the answer that `choose` picks for each question. */
async function goThrough(choose: (right: number) => number): Promise<string> {
  for (const [at, { ask, answers, right, why }] of questions.entries()) {
    expect(document.body.textContent).toContain(`${at + 1}/${questions.length} ${ask}`)
    const chosen = choose(right)
    await press(answers[chosen] ?? '')
    const said = screen.getByRole('status').textContent
    expect(said).toContain(why)
    expect(said).toContain(chosen === right ? '回答正确' : `正确答案：${answers[right]}`)
    expect(screen.getByRole('button', { name: answers[right] ?? '' }).dataset['mark']).toBe('right')
    await press(at + 1 < questions.length ? '下一题' : '看结果')
  }
  return screen.getByRole('status').textContent
}

it('each answer is explained at once, counted, and never sent', async () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  render(<Quiz />)
  const all = `共 ${questions.length} 题。本测验不是风险测评，不影响您的适当性等级。`
  expect(await goThrough((right) => right)).toBe(`您答对了 ${questions.length} 题，${all}`)
  await press('再做一次')
  expect(await goThrough((right) => (right + 1) % 3)).toBe(`您答对了 0 题，${all}`)
  expect(fetch).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

it('twelve questions, each with one right answer and a reason', () => {
  expect(questions).toHaveLength(12)
  for (const { answers, right, why } of questions) {
    expect([new Set(answers).size, answers[right] === undefined, why.length > 10]).toEqual([
      answers.length,
      false,
      true,
    ])
  }
})

it('every offered file exists', () => {
  expect(handbooks.map(({ path }) => path)).toEqual([...served.keys()].map((name) => `docs/${name}.pdf`))
})
