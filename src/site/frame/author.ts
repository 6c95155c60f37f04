import type { Analyst } from '#api/shapes.ts'

/** Who signs for a piece of content: 「证券投资顾问：陈老师 登记编号：…」. product 4.5 */
export function authorLine({ title, name, certNo }: Pick<Analyst, 'title' | 'name' | 'certNo'>): string {
  return `${title}：${name} ${certNo ? `登记编号：${certNo}` : '无投顾资格'}`
}
