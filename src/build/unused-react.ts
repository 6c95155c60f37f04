import { type ESTree, parseSync, Visitor } from 'vite'

/** Hooks that no page uses, by the name that React asks react-dom for. */
const HOOKS = new Set([
  'useActionState',
  'useFormState',
  'useOptimistic',
  'useMemoCache',
  'useCacheRefresh',
  'useHostTransitionStatus',
])
/** What react-dom answers hints for files with, of which no page gives any. */
const HINTS = /^(?:prefetchDNS|preconnect|preload|preloadModule|preinitScript|preinitStyle|preinitModuleScript)$/

/** The exports of both that need these, and those that make a node of a kind below. */
const EXPORTS = new Set([
  'useActionState',
  'useFormState',
  'useOptimistic',
  '__COMPILER_RUNTIME',
  'unstable_useCacheRefresh',
  'useFormStatus',
  'preconnect',
  'prefetchDNS',
  'preinit',
  'preinitModule',
  'preload',
  'preloadModule',
  'Activity',
  'Profiler',
  'Suspense',
  'ViewTransition',
])
/** Elements of the head, of which React draws none. */
const IN_HEAD = /\bjsxs?\("(link|meta|script|style|title)"/

/**
 * Kinds of React's nodes (`tag`) that only these make: Profiler, Suspense, its unfinished markup, SuspenseList (which is
 * not exported), hidden content of two kinds and a cache (of which nothing makes the last two), elements of the head,
 * ViewTransition and Activity.
 */
export const KINDS = new Set([12, 13, 18, 19, 22, 23, 24, 26, 30, 31])
const TYPES = /^REACT_(?:PROFILER|SUSPENSE|SUSPENSE_LIST|LEGACY_HIDDEN|VIEW_TRANSITION|ACTIVITY)_TYPE$/

/** The first of these that this code uses all the same; `exported` are the exports of React that it has. */
export function unusedIn(code: string, exported: readonly string[]): string | undefined {
  return exported.find((name) => EXPORTS.has(name)) ?? IN_HEAD.exec(code)?.[1]
}

/** React without what only these need: a comparison with such a kind is answered, and no choice leads to one. */
export function withoutUnused(code: string): string {
  const edits: { start: number; end: number; text: string }[] = []
  new Visitor({
    BinaryExpression({ operator, left, right, start, end }) {
      const compares = (isKind(left) && isTag(right)) || (isTag(left) && isKind(right))
      if (compares && operator === '===') edits.push({ start, end, text: 'false' })
      if (compares && operator === '!==') edits.push({ start, end, text: 'true' })
    },
    Property({ key, value, start, end }) {
      const answers =
        (key.type === 'Identifier' && HOOKS.has(key.name)) || (value.type === 'Identifier' && HINTS.test(value.name))
      if (answers) edits.push({ start, end: code[end] === ',' ? end + 1 : end, text: '' })
    },
    ConditionalExpression({ consequent, alternate, start }) {
      if (isKind(consequent)) edits.push({ start, end: alternate.start, text: '' })
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
  let text = ''
  let at = 0
  for (const edit of edits.sort((one, other) => one.start - other.start)) {
    // Inside of what is already left out.
    if (edit.start < at) continue
    text += code.slice(at, edit.start) + edit.text
    at = edit.end
  }
  return text + code.slice(at)
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
