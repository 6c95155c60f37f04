import { Quiet } from '#ui/layout/quiet.tsx'

/** The terms of every gift. */
export function GiftRules() {
  return (
    <Quiet inset small>
      每位客户每种礼品限领一份，不折现；领取不需要分享或邀请。收货地址仅用于寄送，并会提供给快递公司。
    </Quiet>
  )
}
