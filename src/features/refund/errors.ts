import { isCardNumber } from '#lib/text/bank-card.ts'
import { yuan } from '#lib/number/money.ts'
import { countOf } from '#lib/text/graphemes.ts'
import { realName } from '#lib/text/typed/name.ts'
import { cardNumber } from '#lib/text/typed/number.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** The error of an amount (fen); '' for a valid one. journey E2 */
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
  return {
    accountName: realName(accountName),
    bankName: plainLine(bankName),
    branch: plainLine(branch),
    cardNo: cardNumber(cardNo),
  }
}

/** The error of each field of a read account; '' where there is none. */
export function accountErrors({ accountName, bankName, branch, cardNo }: Account): Account {
  return {
    accountName: accountName === '' ? '请填写户名' : '',
    bankName: lineError(bankName, '开户银行', 40),
    branch: lineError(branch, '开户支行', 60),
    cardNo: isCardNumber(cardNo) ? '' : '银行卡号有误',
  }
}

function lineError(text: string, name: string, most: number): string {
  const count = countOf(text)
  if (count < 2) return `请填写${name}`
  return count > most ? `${name}不能超过${most}字` : ''
}
