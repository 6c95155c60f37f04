import { isCardNumber } from '#lib/text/bank-card.ts'
import { yuan } from '#lib/number/money.ts'
import { isBetween } from '#lib/text/graphemes.ts'
import { realName } from '#lib/text/typed/name.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

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

/** An account as it is sent. */
export function readAccount({ accountName, bankName, branch, cardNo }: Account): Account {
  return { accountName: realName(accountName), bankName: plainLine(bankName), branch: plainLine(branch), cardNo }
}

/** The error of each field of a read account; '' where there is none. */
export function accountErrors({ accountName, bankName, branch, cardNo }: Account): Account {
  return {
    accountName: accountName === '' ? '请填写户名' : '',
    bankName: isBetween(bankName, 2, 40) ? '' : '请填写开户银行（2–40个字）',
    branch: isBetween(branch, 2, 60) ? '' : '请填写开户支行（2–60个字）',
    cardNo: isCardNumber(cardNo) ? '' : '银行卡号有误',
  }
}
