import type { openScreens } from './screens.ts'

const sheet = () =>
  [...document.querySelectorAll('#root dialog[open]')].find(({ textContent }) => textContent.includes('绑定手机号'))

/** A visitor authorized by WeChat without a number. */
export function createVisitor({
  environment,
  phone,
  until,
  untilIdle,
  go,
  press,
  type,
}: Awaited<ReturnType<typeof openScreens>>) {
  return {
    /** The sheet that asks for a number. */
    sheet,
    /** They open a page, with `drafts` typed before. `sure`: the authorization has reported that there is no number. */
    async visit(path: string, { sure = false, drafts = {} }: { sure?: boolean; drafts?: object } = {}) {
      const tokens = (await environment.visit('o-visitor')) as Record<string, string>
      phone.wipe({ ...tokens })
      for (const [key, value] of Object.entries(drafts)) sessionStorage.setItem(`draft:${key}`, JSON.stringify(value))
      phone.open('/home')
      if (sure) sessionStorage.setItem('draft:unbound', localStorage.getItem('account') ?? '')
      await go(path)
    },
    /** They bind a number in the sheet; if it has an account, they continue as its owner. */
    async bind(mobile: string) {
      type('手机号', mobile)
      await press('获取验证码')
      type('验证码', await environment.smsCode(mobile))
      await press('绑定')
      await until(() => !sheet())
      await untilIdle()
    },
  }
}
