import { boolean, object, optional, string } from 'valibot'
import { get, post, postJson } from '#api/call.ts'
import { Ack, listOf, Me } from '#api/shapes.ts'
import { Address } from '#api/shapes/address.ts'
import { Finite, Time } from '#api/shapes/number.ts'

/** Name 2 to 20 characters, detail 5 to 80. */
const written = {
  name: string(),
  province: string(),
  city: string(),
  district: string(),
  detail: string(),
  isDefault: optional(boolean()),
}

/** The customer's addresses, the default one first. spec §7 User and address */
export const addressList = get('/user/address', { input: object({}), output: listOf(Address) })

/** Adds an address; for servers without v2. spec §7 User and address */
export const addressCreate = postJson('/user/address/create', {
  input: object({ ...written, mobile: string() }),
  output: Address,
})

/** Adds an address, or with `id` changes it; a changed one without `mobile` keeps its number. spec §7 User and address */
export const addressV2 = postJson('/user/address/v2', {
  input: object({ ...written, id: optional(string()), mobile: optional(string()) }),
  output: Address,
})

/** The signed-in customer and the registration time, epoch ms. spec §7 User and address */
export const userInfo = get('/app/user/getUserInfo', {
  input: object({}),
  output: object({ ...Me.entries, registeredAt: Time }),
})

/**
 * The length limits of a nickname, in characters, and when it may next be changed, epoch ms. spec §7 User and address
 */
export const nickNameConf = get('/app/user/getNickNameConf', {
  input: object({}),
  output: object({ min: Finite, max: Finite, nextChangeAt: optional(Time) }),
})

/** The pictures to choose from. spec §7 User and address */
export const userAvatarList = get('/app/user/getUserAvatarList', {
  input: object({}),
  output: listOf(object({ id: string(), url: string() })),
})

/** Binds the WeChat identity of a certificate to this account. spec §7 User and address */
export const bindWx = postJson('/app/user/bindWx', { input: object({ certificate: string() }), output: Ack })

/** Changes nickname, picture or both. spec §7 User and address */
export const updateUserNickNameOrAvatar = postJson('/app/user/updateUserNickNameOrAvatar', {
  input: object({ nickName: optional(string()), avatarId: optional(string()) }),
  output: Me,
})

/**
 * Unbinds WeChat from the account, with the code sent to the customer's number. spec §7 User and address The
 * specification does not give its encoding: query by the general rule.
 */
export const unbindWx = post('/app/user/unbindWx', { input: object({ code: string() }), output: Ack })

/** Copies nickname and avatar from WeChat, after the customer agreed there. spec §7 User and address */
export const updateWxInfo = post('/app/user/updateWxInfo', {
  input: object({ nickName: string(), avatarUrl: string() }),
  output: Me,
})
