import { useRef, useState } from 'react'
import { downloadConfig } from '#api/domains/account/app-config.ts'
import { softwarePackageCheck, softwarePackageLatest } from '#api/domains/service/other.ts'
import { appUpdateRemind } from '#api/domains/public/company.ts'
import { publicConvertWeb } from '#api/domains/public/convert.ts'
import type { OutputOf } from '#api/call.ts'
import { brand } from '#config/brand.ts'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { useChange } from '#data/write/use-change.ts'
import { day } from '#lib/time/dates.ts'
import { type Agent, readAgent } from '#lib/user-agent.ts'
import { useMounted } from '#ui/mounted.ts'
import { useHost } from '#wechat/page.tsx'
import { dotted } from '#lib/text/typed/number.ts'

/** Texts of the download pages and of the instructions for leaving WeChat. SI-15, SI-20 */
export const app = {
  title: `${brand.appName}下载`,
  lead: `${brand.appName}是${brand.companyName}的手机软件：看课程和直播、查合同与服务，与网页版同一账号。`,
}

export const landing = {
  title: `下载${brand.appName}`,
  lead: '系统学习投资知识，查看自己的合同与服务。软件免费下载；付费服务须先完成风险测评并签署协议。',
}

export const pc = {
  title: '软件下载',
  lead: '电脑端软件：在大屏幕上看课程与行情、查合同。请只从本页下载，安装前核对校验值。',
}

export const tip = {
  title: '在浏览器中打开',
  lead: '微信内不能直接下载软件。请按下面两步，在手机浏览器中打开本页。',
}

export const openApp = {
  title: `打开${brand.appName}`,
  lead: `已安装${brand.appName}的，可在微信中直接打开；没有按钮或打不开时，请按下面两步，在手机浏览器中打开本页。`,
}

export const permissions = [
  { title: '网络', note: '加载课程、行情与直播。' },
  { title: '通知', note: '直播开播、服务到期提醒；可随时在系统设置中关闭。' },
  { title: '相机', note: '扫码与实名认证；使用时询问，拒绝不影响其他功能。' },
  { title: '相册与存储', note: '上传资料、保存合同；使用时询问，拒绝不影响其他功能。' },
  { title: '麦克风', note: '语音提问；使用时询问，拒绝不影响其他功能。' },
] as const

export const requirements = [
  'Windows 10 或更新的 64 位系统',
  '内存 4 GB，磁盘剩余空间 500 MB',
  '屏幕分辨率 1366×768 或更高',
  '能访问互联网',
] as const

export const cautions = [
  '安装前核对 SHA-256：在命令提示符中运行 certutil -hashfile 安装包 SHA256，结果应与本页一致。',
  '我们不会要求您提供证券账户密码，也不会代您操作账户。',
  `他人发来的安装包请勿安装；遇到仿冒软件请拨打 ${brand.complaintPhone} 告知我们。`,
] as const

const OFFLINE = { title: app.title, route: '/download/jcj-app' }

export type AppRelease = OutputOf<typeof downloadConfig>

/** The app's stores and the facts of its package. */
export function useAppRelease(): Loaded<AppRelease> {
  return useCall(downloadConfig, {}, { cache: true, offline: OFFLINE })
}

/** The newest version in one sentence; '' until it is known. */
export function useNewest(): string {
  const answer = useCall(appUpdateRemind, {}, { cache: true })
  return answer.state === 'ready' ? `最新版本 ${answer.data.version}：${answer.data.notes}` : ''
}

type Os = 'ios' | 'android' | 'harmony'

const storeNames: Record<Os, string> = { ios: '苹果 App Store', android: '安卓安装包', harmony: '鸿蒙应用市场' }

export interface Store {
  os: Os
  title: string
  url: string
  /** The package for this device. */
  own: boolean
}

/** The stores that have an address, this device's own first. */
export function storesOf(release: AppRelease, platform: Agent['platform']): Store[] {
  const all: Os[] = ['ios', 'android', 'harmony']
  const order = [...all.filter((os) => os === platform), ...all.filter((os) => os !== platform)]
  return order
    .map((os) => ({ os, title: storeNames[os], url: release[os], own: os === platform }))
    .filter(({ url }) => isWeb(url))
}

/** The visitor's environment. */
export interface Spot extends Pick<Agent, 'platform'> {
  /** Files and stores cannot be opened inside WeChat on a phone. */
  kind: 'wechat' | 'desktop' | 'phone'
}

/** Null in prerendered markup, where the device is unknown. */
export function useSpot(): Spot | null {
  const mounted = useMounted()
  const host = useHost()
  if (!mounted) return null
  const { skin, platform } = readAgent(navigator.userAgent, navigator)
  if (skin === 'desktop') return { kind: 'desktop', platform }
  return { kind: host.kind === 'inside' ? 'wechat' : 'phone', platform }
}

/** The code to scan on a desktop: this page's link, with the advertisement's click id. */
export function handOver(link: string, clickId: string | null): string {
  const url = new URL(link, location.origin)
  if (clickId !== null) url.searchParams.set('clickid', clickId)
  return url.href
}

/**
 * The advertisement's click id, reported once per download and only after the visitor has consented to exactly that.
 * Nothing waits for it, and a failure is not shown. law §6
 */
export function useConversion(clickId: string | null): {
  agreed: boolean
  setAgreed: (agreed: boolean) => void
  downloading: () => void
} {
  const { run } = useChange(publicConvertWeb)
  const [agreed, setAgreed] = useState(false)
  const answer = useRef(false)
  const downloading = () => {
    if (!agreed || clickId === null || answer.current) return
    answer.current = true
    run({ event: 'DOWNLOAD', clickId }).catch(() => {
      answer.current = false
    })
  }
  return { agreed, setAgreed, downloading }
}

/** The newest PC package in words; `url` is null where there is no trusted one. */
export interface PcPackage {
  version: string
  size: string
  published: string
  sha256: string
  notes: string
  url: string | null
}

export function usePcPackage(): Loaded<PcPackage> {
  const loaded = useCall(softwarePackageLatest, {}, { cache: true, offline: { title: pc.title } })
  if (loaded.state !== 'ready') return loaded
  const { version, size, publishedAt, sha256, notes, url } = loaded.data
  const words = { version, size: megabytes(size), published: day(publishedAt), sha256, notes }
  return { ...loaded, data: { ...words, url: isWeb(url) ? url : null } }
}

/** Whether the installed version is the newest: `check` asks, the result is a sentence. */
export function useVersionCheck(): { check: (typed: string) => void; error: string; busy: boolean; verdict: string } {
  const [checkedVersion, setCheckedVersion] = useState<string | null>(null)
  const [error, setError] = useState('')
  const answer = useCall(softwarePackageCheck, checkedVersion === null ? null : { ver: checkedVersion })
  const check = (typed: string) => {
    const version = dotted(typed).replace(/^v/i, '')
    const sound = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version)
    setError(sound ? '' : '请输入形如 2.3.0 的版本号')
    setCheckedVersion(sound ? version : null)
    if (version === checkedVersion && answer.state === 'failed') answer.retry()
  }
  return { check, error, busy: checkedVersion !== null && answer.state === 'loading', verdict: verdict(answer) }
}

function verdict(answer: Loaded<OutputOf<typeof softwarePackageCheck>>): string {
  if (answer.state === 'loading') return ''
  if (answer.state === 'failed') return explain(answer.error)
  return answer.data.hasNew ? `有新版本 ${answer.data.version}，可在本页下载。` : '您安装的已是最新版本。'
}

/** Bytes as '82.5 MB'; '--' when it is not a size. */
export function megabytes(bytes: number): string {
  return bytes > 0 && bytes < 1e12 ? `${(bytes / 1_048_576).toFixed(1)} MB` : '--'
}

/** Only secure addresses are offered. */
function isWeb(url: string): boolean {
  return /^https:\/\/[\w.-]+(?:[/?#]|$)/.test(url)
}
