import type { Entry } from './entry.ts'

/** The reasons for the command to fail, one line each: a missing required line, a page in the wrong state. */
export function redLines(entries: readonly Entry[]): string[] {
  return entries.flatMap((entry) =>
    redOf(entry).map((words) => `${entry.who} · ${entry.name} (${entry.path}): ${words}`),
  )
}

export function redOf({ state, errors, lines, judged }: Entry): string[] {
  const { signs = [], lost = [], cut = [] } = judged ?? {}
  return [
    ...(state === 'white' ? ['白屏'] : []),
    ...errors,
    ...lines.filter(({ found }) => !found).map(({ line, look }) => `缺 ${line}（${look}）`),
    ...signs.map((each) => `一标两义 ${each}`),
    ...lost.map((each) => `丢失 ${each}`),
    ...cut,
  ]
}
