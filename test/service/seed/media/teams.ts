/** Teams of advisers; `analysts` are numbers of `people.ts`. */
export const teams = [
  { number: 'TM01', name: '规则课堂', slogan: '把一条规则讲清楚', analysts: ['T001', 'T005'], fans: 12840 },
  { number: 'TM02', name: '财报读书会', slogan: '三遍读完一份报告', analysts: ['T002'], fans: 9321 },
  { number: 'TM03', name: '配置小组', slogan: '先算清能承受多少亏损', analysts: ['T003'], fans: 7755 },
  { number: 'TM04', name: '工具实验室', slogan: '每个指标都有失效的时候', analysts: ['T004'], fans: 4102 },
] as const

/** The team an adviser belongs to. */
export function teamOf(analyst: string): string {
  return teams.find(({ analysts }) => analysts.some((each) => each === analyst))?.number ?? 'TM01'
}
