import { boolean, object, optional, string } from 'valibot'
import { OnlineService } from '#api/shapes/online-service.ts'
import { get } from '#api/call.ts'
import { Lesson, listOf } from '#api/shapes.ts'
import { Count } from '#api/shapes/number.ts'

/** Whether the guest sees the login buttons, and whether WeChat is the only way in. spec §7 App config */
export const showLogin = get('/app/config/show-login', {
  input: object({}),
  output: object({ show: boolean(), wechatOnly: boolean() }),
})

/** The tabs of the bottom bar, in order, and after them the shortcuts of the home screen. spec §7 App config */
export const navbar = get('/app/config/navbar', {
  input: object({}),
  output: listOf(object({ key: string(), label: string(), icon: string(), path: string() })),
})

/** An item of a home screen module. */
const ModuleItem = object({
  id: string(),
  title: string(),
  path: string(),
  imageUrl: optional(string()),
  note: optional(string()),
})

/** The modules of the home screen in order of `sort`. spec §7 App config */
export const homeModuleList = get('/app/config/index-list', {
  input: object({}),
  output: object({
    modules: listOf(object({ key: string(), title: string(), sort: Count, items: listOf(ModuleItem) })),
  }),
})

/** Brokers at which an account can be opened, with their licence number. spec §7 App config */
export const brokerConfig = get('/app/config/broker', {
  input: object({}),
  output: listOf(object({ brokerId: string(), name: string(), logoUrl: string(), url: string(), licence: string() })),
})

/** Where to download the app, and the checksum of its Android package. spec §7 App config */
export const downloadConfig = get('/app/config/download', {
  input: object({}),
  output: object({ ios: string(), android: string(), harmony: string(), version: string(), sha256: string() }),
})

/** The online service, for containers that open it natively. spec §7 App config */
export const customerServiceUrl = get('/app/config/getCustomerServiceUrl', {
  input: object({}),
  output: OnlineService,
})

/** The newest version and what is new in it. spec §7 App config */
export const appVersion = get('/app/config/getVersion', {
  input: object({}),
  output: object({ version: string(), notes: string() }),
})

/** Older twin of /course/catalog/list. spec §7 App config */
export const appCourseCatalogList = get('/app/course/catalog/list', {
  input: object({ seriesId: optional(string()), courseNumber: optional(string()) }),
  output: listOf(Lesson),
})
