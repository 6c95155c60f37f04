import { expect, test } from 'vitest'
import { type ESTree, parseSync, Visitor } from 'vite'
import { plan, type Track } from '#tracking/plan.ts'
import { sources } from './sources.ts'

/** Planned events of screens that do not exist yet; once sent, an event leaves this list. */
const notYet = [['ad', 'pay']].flatMap(([category, ...actions]) => actions.map((action) => `${category}/${action}`))

/** The possible texts of an expression: a literal, or either branch of a condition. */
function textsOf(expression: ESTree.Node | undefined): string[] {
  if (expression?.type === 'ConditionalExpression')
    return [...textsOf(expression.consequent), ...textsOf(expression.alternate)]
  return expression?.type === 'Literal' && typeof expression.value === 'string' ? [expression.value] : []
}

function eventsIn(path: string, text: string): string[] {
  const found: string[] = []
  new Visitor({
    CallExpression({ callee, arguments: [category, action] }) {
      const name = callee.type === 'MemberExpression' ? callee.property : callee
      if (name.type !== 'Identifier' || !/^(?:track|useTrackOpened)$/.test(name.name)) return
      for (const of of textsOf(category)) found.push(...textsOf(action).map((each) => `${of}/${each}`))
    },
  }).visit(parseSync(path, text).program)
  return found
}

test('every planned event is sent, except those of future screens', () => {
  const client = sources(/^src\/.*\.tsx?$/).filter(({ path, text }) => !/\.test\./.test(path) && /track/i.test(text))
  const sent = new Set(client.flatMap(({ path, text }) => eventsIn(path, text)))
  const planned = Object.entries(plan).flatMap(([category, actions]) =>
    Object.keys(actions).map((action) => `${category}/${action}`),
  )
  expect(
    planned.filter((event) => !sent.has(event)),
    'send the others, or remove them from src/tracking/plan.ts',
  ).toEqual(notYet.toSorted((a, b) => planned.indexOf(a) - planned.indexOf(b)))
  expect(eventsIn('a.ts', "void tracker.track('pool', next ? 'notice_on' : 'notice_off', id)")).toEqual([
    'pool/notice_on',
    'pool/notice_off',
  ])
})

test('the compiler rejects an event outside the plan, and a label of another kind', () => {
  const refused = (track: Track) => [
    // @ts-expect-error No such category.
    track('pages', 'view', '/course'),
    // @ts-expect-error No such action.
    track('page', 'seen', '/course'),
    // @ts-expect-error An action of another category.
    track('page', 'buy_click', 'C101'),
    // @ts-expect-error The label is missing.
    track('learn', 'course_view'),
    // @ts-expect-error It may be missing elsewhere only.
    track('learn', 'course_view', undefined),
    // @ts-expect-error No label is planned.
    track('live', 'ask', 'LR01'),
    // @ts-expect-error A label of another kind.
    track('stock', 'search', 'SH600901'),
  ]
  expect(refused).toBeTypeOf('function')
})
