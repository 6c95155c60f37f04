import { useState } from 'react'
import { refundDetail, refundBankInfoCreate } from '#api/domains/trade/order/refund.ts'
import { usersMe } from '#api/domains/account/users.ts'
import { explain } from '#data/explain.ts'
import { useSend } from '#data/provider.tsx'
import { isRefusal } from '#data/refusal.ts'
import { useCall } from '#data/use-call.ts'
import { useOnce } from '#data/use-once.ts'
import { isCardNumber } from '#lib/text/bank-card.ts'
import { useNoteConsent } from '#session/consent/separate-consents.ts'

/** The account as it is typed. */
interface Account {
  accountName: string
  bankName: string
  branch: string
  cardNo: string
}

export interface BankForm {
  account: Account
  change: (some: Partial<Account>) => void
  /** What is wrong with a field; '' where nothing is, or nothing was pressed yet. */
  faults: Account & { agreed: string }
  agreed: boolean
  agree: (agreed: boolean) => void
  refusals: number
  /** Whose name it must be, masked; '' while unknown. */
  realName: string
  trouble: string
  busy: boolean
  submit: () => void
}

const EMPTY: Account = { accountName: '', bankName: '', branch: '', cardNo: '' }

/** The third step: the customer's own account. Nothing of it outlives the page (class D). product OR-11 */
export function useBank(refundNumber: string, again: () => void): BankForm {
  const send = useSend()
  const note = useNoteConsent()
  const { busy, once, said, say } = useOnce()
  const who = useCall(usersMe, {}, { cache: true })
  const [account, setAccount] = useState(EMPTY)
  const [agreed, agree] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const faults = { ...accountFaults(account), agreed: agreed ? '' : '请先阅读并同意处理银行账户信息' }
  const save = async () => {
    const cardNo = account.cardNo.replaceAll(/\s/g, '')
    try {
      await send(refundBankInfoCreate, { refundNumber, ...account, cardNo })
      note('单独同意为办理退款处理银行账户信息')
      again()
    } catch (cause) {
      if (isRefusal(cause)) return say(explain(cause))
      await look()
    }
  }
  // It may have been taken without an answer: the same account again would change nothing.
  const look = async () => {
    try {
      const { status } = await send(refundDetail, { refundNumber })
      if (status === 'WAIT_BANK') say('没有收到提交结果。经核对账户尚未登记，请再次提交')
      again()
    } catch {
      say('没有收到提交结果，请联网后再次提交，重复提交不会重复退款')
    }
  }
  return {
    account,
    change: (some) => setAccount({ ...account, ...some }),
    faults: refusals > 0 ? faults : { ...EMPTY, agreed: '' },
    agreed,
    agree,
    refusals,
    realName: who.state === 'ready' ? (who.data.realNameMasked ?? '') : '',
    trouble: said.text,
    busy,
    submit() {
      if (Object.values(faults).some(Boolean)) setRefusals(refusals + 1)
      else once(save)
    },
  }
}

/** What is wrong with each field of an account; '' where nothing is. */
export function accountFaults({ accountName, bankName, branch, cardNo }: Account): Account {
  return {
    accountName: accountName.trim() === '' ? '请填写户名' : '',
    bankName: bankName.trim().length < 2 ? '请填写开户银行' : '',
    branch: branch.trim().length < 2 ? '请填写开户支行' : '',
    cardNo: isCardNumber(cardNo.replaceAll(/\s/g, '')) ? '' : '银行卡号有误',
  }
}
