/** The required description of a staff member's role. law §5 */
export function staffRole(certNo: string | undefined): string {
  return certNo ? `投资顾问·登记编号 ${certNo}` : '客户服务人员（无投顾资格）'
}
