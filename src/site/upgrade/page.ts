import { useSearchParams } from 'wouter'
import { appVersion } from '#api/domains/account/app-config.ts'
import { appUpdateRemind } from '#api/domains/public.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import type { Section } from '#site/frame/sections.tsx'

/** Words of the notice. SI-18 */
export const words = { title: '重大升级', lead: '客户端已全面升级。您的账户、课程与服务全部保留，不需要重新购买。' }

export const about: readonly Section[] = [
  {
    title: '变了什么',
    blocks: [
      {
        points: [
          '微信内直接打开即可使用，不必安装。',
          '课程与文章可以离线阅读。',
          '新增长辈版：字更大，步骤更少。',
          '每篇内容标明作者与登记编号，可以核验。',
        ],
      },
    ],
  },
  {
    title: '怎样迁移',
    blocks: [
      {
        steps: [
          '在公众号菜单或官网打开新版。',
          '用原来的手机号登录；微信用户会自动登录。',
          '在「我的」核对服务与有效期。',
          '旧版应用可以卸载，数据在服务器上，不会丢失。',
        ],
      },
      { links: [{ title: '前往下载页', href: '/download/jcj-app' }] },
    ],
  },
  {
    title: '保留哪些数据',
    blocks: [
      {
        head: ['内容', '是否保留'],
        rows: [
          ['账户与实名信息', '保留'],
          ['已购服务与有效期', '保留，期限不变'],
          ['订单、合同与发票', '保留，可以随时查看'],
          ['风险测评结果', '保留至原有效期'],
          ['保存在旧版本机的离线内容', '不迁移，可以重新保存'],
        ],
      },
    ],
  },
  {
    title: '常见问题',
    blocks: [
      {
        facts: [
          { name: '需要再付费吗', value: '不需要。任何以升级为名收费的都是诈骗。' },
          { name: '旧链接还能用吗', value: '能。旧菜单与旧链接会自动打开对应的新页面。' },
          { name: '换了手机号', value: '请先用原手机号登录，再在设置里更换；不能登录时请联系客服。' },
          { name: '登录不上怎么办', value: '请拨打页脚的客服热线，工作人员不会索要密码与验证码。' },
        ],
      },
    ],
  },
]

/** The newest version, and its changes. */
export function useVersion(): Loaded<{ version: string; notes: string }> {
  const offline = { title: words.title, route: '/upgrade' }
  return useCall(appVersion, {}, { cache: true, offline })
}

/** The text for visitors from an installed app, whose version is in the address; '' for others. */
export function useReminder(): string {
  const [search] = useSearchParams()
  const version = /^\d+(?:\.\d+){0,3}$/.exec(search.get('version') ?? '')?.[0]
  const answer = useCall(appUpdateRemind, version === undefined ? null : { version }, { cache: true })
  if (answer.state !== 'ready') return ''
  return answer.data.need
    ? `您的版本是 ${version}，可以升级到 ${answer.data.version}。`
    : `您的版本 ${version} 已是最新。`
}
