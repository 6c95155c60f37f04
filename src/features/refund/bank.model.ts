import { useState } from 'react'
import { refundDetail, refundBankInfoCreate } from '#api/domains/trade/order/refund.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { useSend } from '#data/provider.tsx'
import { useCall } from '#data/use-call.ts'
import { type Submission, useSubmit } from '#data/write/use-submit.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'
import { type Account, accountErrors, readAccount } from './errors.ts'

export interface BankForm {
  account: Account
  change: (some: Partial<Account>) => void
  agreed: boolean
  agree: (agreed: boolean) => void
  /** The required account holder, masked; '' while unknown. */
  realName: string
  submission: Submission<AccountErrors>
}

/** The error of each field; '' where there is none. */
type AccountErrors = Record<keyof Account | 'agreed', string>

const EMPTY: Account = { accountName: '', bankName: '', branch: '', cardNo: '' }

/** The third step: the customer's own account. Nothing of it is stored (class D). OR-11 */
export function useBank(refundNumber: string, again: () => void): BankForm {
  const send = useSend()
  const note = useNoteConsent()
  const who = useCall(usersMe, {}, { cache: true })
  const [account, setAccount] = useState(EMPTY)
  const [agreed, agree] = useState(false)
  const submission = useSubmit({
    fields: readAccount(account),
    validate: (fields): AccountErrors => ({
      ...accountErrors(fields),
      agreed: agreed ? '' : '请先阅读并同意处理银行账户信息',
    }),
    async run(fields) {
      await send(refundBankInfoCreate, { refundNumber, ...fields })
      note('单独同意为办理退款处理银行账户信息')
    },
    // It may have been accepted without an answer; sending the same account again changes nothing.
    async verify() {
      const { status } = await send(refundDetail, { refundNumber })
      return status === 'WAIT_BANK' ? { error: '经核对账户尚未登记，请再次提交' } : { result: undefined }
    },
    unverified: '请联网后再次提交，重复提交不会重复退款',
    done: again,
  })
  return {
    account,
    change: (some) => setAccount({ ...account, ...some }),
    agreed,
    agree,
    realName: who.state === 'ready' ? (who.data.realNameMasked ?? '') : '',
    submission,
  }
}
