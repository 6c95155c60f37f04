import { isCardNumber } from '#lib/text/bank-card.ts'
import { yuan } from '#lib/number/money.ts'

/** The error of an amount (fen); '' for a valid one. product E2 */
export function amountError(amountFen: number | undefined, maxFen: number): string {
  if (amountFen === undefined || amountFen < 1) return '请输入正确的退款金额'
  return amountFen > maxFen ? `退款金额不能超过可退金额 ${yuan(maxFen)}` : ''
}

/** The account as typed. */
export interface Account {
  accountName: string
  bankName: string
  branch: string
  cardNo: string
}

/** The error of each field of an account; '' where there is none. */
export function accountErrors({ accountName, bankName, branch, cardNo }: Account): Account {
  return {
    accountName: accountName.trim() === '' ? '请填写户名' : '',
    bankName: bankName.trim().length < 2 ? '请填写开户银行' : '',
    branch: branch.trim().length < 2 ? '请填写开户支行' : '',
    cardNo: isCardNumber(cardNo.replaceAll(/\s/g, '')) ? '' : '银行卡号有误',
  }
}
