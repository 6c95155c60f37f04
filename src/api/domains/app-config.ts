import { boolean, object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'

/** Whether the guest sees the login buttons, and whether WeChat is the only way in. spec §7 App config */
export const showLogin = get('/app/config/show-login', {
  input: object({}),
  output: object({ show: boolean(), wechatOnly: boolean() }),
})

/** The tabs of the bottom bar, in order. spec §7 App config */
export const navbar = get('/app/config/navbar', {
  input: object({}),
  output: listOf(object({ key: string(), label: string(), icon: string(), path: string() })),
})
