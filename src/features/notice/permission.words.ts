import type { OutputOf } from '#api/call.ts'
import type { noticeSubFilter } from '#api/domains/benefits/notice-sub.ts'
import { wordOf } from '#lib/text/word-of.ts'
import type { SubscribeStatus } from '#wechat/subscribe-answers.ts'

/** The result of WeChat's permission dialog. */
export interface PermissionView {
  lines: readonly string[]
  /** The allowed templates, to be stored by the service. */
  allowed: readonly string[]
}

const SAYS: Readonly<Record<SubscribeStatus, string>> = {
  accept: '微信已允许',
  reject: '您选择了不允许',
  cancel: '您取消了，没有变化',
  filter: '微信暂不发送这条提醒',
}

/** The answers in an address; those of templates unknown to the service are ignored. */
export function toPermission(text: string, filter: OutputOf<typeof noticeSubFilter>): PermissionView | undefined {
  const answers = text.split(',').flatMap((part) => {
    const [, id = '', status = ''] = /^([\w-]{1,64})\.(\w+)$/.exec(part) ?? []
    const name = filter.find(({ templateId }) => templateId === id)?.name
    const says = wordOf(SAYS, status)
    return name !== undefined && says !== undefined ? { id, line: `${name}：${says}`, status } : []
  })
  if (answers.length === 0) return undefined
  return {
    lines: answers.map(({ line }) => line),
    allowed: [...new Set(answers.filter(({ status }) => status === 'accept').map(({ id }) => id))],
  }
}
