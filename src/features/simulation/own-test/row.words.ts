import type { OutputOf } from '#api/call.ts'
import type { simulationList } from '#api/domains/strategy/simulation-back-test.ts'
import { rate } from '#lib/number/rate.ts'
import { ownTestHref } from '#lib/path/simulation-href.ts'
import { stamp } from '#lib/time/dates.ts'

export type Row = OutputOf<typeof simulationList>['list'][number]

export interface RowView {
  key: string
  name: string
  href: string
  note: string
  state: string
  /** Of a running one, 0 to 1. */
  progress: number | undefined
}

export function isUnfinished({ status }: Pick<Row, 'status'>): boolean {
  return status === 'QUEUED' || status === 'RUNNING'
}

/** Its status, in a few words. */
export function stateOf({ status, progress, ahead }: Pick<Row, 'status' | 'progress' | 'ahead'>): string {
  if (status === 'QUEUED') return ahead === undefined ? '排队中' : `回测排队中，前面还有${ahead}个`
  if (status === 'RUNNING') return `计算中${progress === undefined ? '' : ` ${percent(progress)}%`}`
  return STATES[status] ?? '状态更新中'
}

const STATES: Readonly<Record<string, string>> = { DONE: '已完成', FAILED: '失败' }

export function percent(progress: number): number {
  return Math.floor(Math.min(1, Math.max(0, progress)) * 100)
}

export function toRow(row: Row): RowView {
  const { id, name, status, perf, failReason, createdAt, progress } = row
  const result = perf ? `回撤 ${rate(perf.maxDrawdownRate)} · 累计 ${rate(perf.totalRate)}` : failReason
  return {
    key: id,
    name,
    href: ownTestHref(id),
    note: isUnfinished(row) ? `${stamp(createdAt)} 提交 · ${stateOf(row)}` : (result ?? `${stamp(createdAt)} 提交`),
    state: status === 'QUEUED' ? '排队' : status === 'RUNNING' ? '计算中' : (STATES[status] ?? '更新中'),
    progress: status === 'RUNNING' ? (progress ?? 0) : undefined,
  }
}
