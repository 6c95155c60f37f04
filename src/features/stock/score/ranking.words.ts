/** Both ends of a ranking, of equal weight. ST-05 */
export const ends = [
  { key: 'top', label: '排名靠前' },
  { key: 'bottom', label: '排名靠后' },
] as const
export type End = (typeof ends)[number]['key']

/** 「已选 3 项，各占 33.3%」: the weight of each factor in the score. */
export function weightOf(chosen: number, all: number): string {
  const count = chosen === 0 ? all : chosen
  if (count === 0) return ''
  return `${chosen === 0 ? '全部' : '已选'} ${count} 项，各占 ${Number((100 / count).toFixed(1))}%`
}
