import { environmentOf } from '#config/environment.ts'
import { openStore, storeNames } from '#data/offline/database.ts'
import { environmentIn } from '#session/environment/env.ts'
import { createStorage } from '#session/storage.ts'
import type { HostReport } from '#wechat/host.ts'
import { maskUrl } from './mask-url.ts'

/** One entry of the diagnosis. Lines in `value` are separated by line breaks. */
export interface Fact {
  name: string
  value: string
}

/** The six keys of the session: only whether each exists is shown. spec §3 */
const keys = ['accessToken', 'refreshToken', 'openId', 'wxId', 'accountType', 'salesNumber']

/** The facts that are available without waiting. */
export function firstFacts(build: string, host: HostReport): Fact[] {
  const environment = environmentIn(document)
  const stored = createStorage('local')
  return [
    { name: '环境', value: environment ?? 'production（未设置 Cookie）' },
    { name: '服务地址', value: addresses(environment) },
    { name: '版本', value: build },
    { name: '登录信息', value: keys.map((key) => `${key}：${stored.get(key) ? '有' : '无'}`).join('\n') },
    { name: '运行环境', value: `${host.kind === 'inside' ? '微信内' : '浏览器'} · ${host.platform}` },
    { name: '微信桥', value: host.bridge ? '已就绪' : '无' },
    { name: 'JS-SDK 校验', value: verification(host) },
    { name: '落地地址', value: maskUrl(host.landingUrl) },
    { name: '当前地址', value: maskUrl(host.currentUrl) },
    { name: '网络', value: navigator.onLine ? '在线' : '离线' },
    { name: 'User-Agent', value: navigator.userAgent },
  ]
}

/** The facts that the device reports asynchronously. Never rejects. */
export async function pendingFacts(): Promise<Fact[]> {
  const [worker, cached, database, space] = await Promise.all([
    reported(workerState),
    reported(cacheSizes),
    reported(databaseState),
    reported(usedSpace),
  ])
  return [
    { name: 'Service Worker', value: worker },
    { name: '缓存', value: cached },
    { name: 'IndexedDB', value: database },
    { name: '占用空间', value: space },
  ]
}

/** The diagnosis as text that can be sent to somebody. */
export function asText(facts: readonly Fact[]): string {
  return facts.map(({ name, value }) => `${name}：${value.replaceAll('\n', '；')}`).join('\n')
}

function addresses(environment: string | undefined): string {
  return Object.entries(environmentOf(environment).bases)
    .map(([name, base]) => `${name}：${base || '未设置'}`)
    .join('\n')
}

/** The client's answers contain addresses, which are masked like the others. */
function verification({ tries }: HostReport): string {
  const last = tries.slice(-3)
  if (last.length === 0) return '未校验'
  return last
    .map(({ url, answer }) => `${maskUrl(url)} → ${answer.replace(/https?:\/\/[^\s"'\\]+/g, maskUrl).slice(0, 400)}`)
    .join('\n')
}

async function reported(read: () => Promise<string>): Promise<string> {
  try {
    return await read()
  } catch {
    return '不可用'
  }
}

async function workerState(): Promise<string> {
  if (!('serviceWorker' in navigator)) return '不支持'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return '未注册'
  const states = [registration.installing, registration.waiting, registration.active].flatMap((worker) =>
    worker ? [worker.state] : [],
  )
  return `${states.join('、') || '未知'} · ${navigator.serviceWorker.controller ? '已接管' : '未接管'}`
}

async function cacheSizes(): Promise<string> {
  const lines = (await caches.keys()).map(async (name) => {
    const cache = await caches.open(name)
    const requests = await cache.keys()
    const sizes = await Promise.all(requests.slice(0, 300).map(async (request) => sizeOf(await cache.match(request))))
    const bytes = sizes.reduce((sum, size) => sum + size, 0)
    return `${name}：${requests.length} 项，${megabytes(bytes)}`
  })
  return (await Promise.all(lines)).join('\n') || '空'
}

async function sizeOf(response: Response | undefined): Promise<number> {
  const reported = Number(response?.headers.get('content-length'))
  return reported > 0 ? reported : ((await response?.blob())?.size ?? 0)
}

async function databaseState(): Promise<string> {
  const probe = await openStore<string>('env-probe')
  const kept = await probe.put('probe', 'probe')
  await probe.clear()
  const names = await storeNames('')
  return `${kept ? '可用' : '不可写，内容只保留在内存'}${names.length > 0 ? `，${names.length} 个库` : ''}`
}

async function usedSpace(): Promise<string> {
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return `${megabytes(usage)}，上限 ${megabytes(quota)}`
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(2)} MB`
}
