/** A person's registration: 「登记编号 A123」; without a number the person gives no investment advice. law §5 */
export function certLine(certNo: string | undefined): string {
  return certNo ? `登记编号 ${certNo}` : '无投顾资格'
}
