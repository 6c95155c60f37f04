import { type ESTree, parseSync, Visitor } from 'vite'

/** Exports of React that no page uses; the build stops when one does. */
export const MAKERS = new Set(['Activity', 'Profiler', 'Suspense', 'ViewTransition'])

/**
 * Kinds of React's nodes (`tag`) that only these exports make: Profiler, Suspense, its unfinished markup, SuspenseList
 * (which is not exported), hidden content of two kinds, a cache (which nothing makes), ViewTransition and Activity.
 */
export const KINDS = new Set([12, 13, 18, 19, 22, 23, 24, 30, 31])
const TYPES = /^REACT_(?:PROFILER|SUSPENSE|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|ACTIVITY)_TYPE$/

/** React without the branches for these kinds: a comparison with one is answered, and no switch leads to one. */
export function foldKinds(code: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  new Visitor({
    BinaryExpression({ operator, left, right, start, end }) {
      const compares = (isKind(left) && isTag(right)) || (isTag(left) && isKind(right))
      if (compares && operator === '===') edits.push({ start, end, text: 'false' })
      if (compares && operator === '!==') edits.push({ start, end, text: 'true' })
    },
    SwitchStatement({ discriminant, cases }) {
      for (const { start, test } of cases) {
        const leads = test && ((isTag(discriminant) && isKind(test)) || isType(test))
        // Without its label the code behind is dead, as far as no case before it runs into it.
        const text = start === cases[0]?.start ? 'case NaN: break;' : ''
        if (leads) edits.push({ start, end: code.indexOf(':', test.end) + 1, text })
      }
    },
  }).visit(parseSync('react.js', code).program)
  edits.sort((one, other) => other.start - one.start)
  return edits.reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
}

function isTag(node: ESTree.Node): boolean {
  return node.type === 'MemberExpression' && node.property.type === 'Identifier' && node.property.name === 'tag'
}

function isKind(node: ESTree.Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number' && KINDS.has(node.value)
}

function isType(node: ESTree.Node): boolean {
  return node.type === 'Identifier' && TYPES.test(node.name)
}
