import { ApiError, BusinessError, HttpError } from '#api/errors.ts'
import { ellipsize } from '#lib/text/graphemes.ts'

const MOST = 60

/** A failure of this device rather than of the service, with a message for users. */
export class DeviceError extends Error {}

/** An error as a message for users, without the server's internals. product §0.3, product §2.18 */
export function explain(error: unknown): string {
  if (error instanceof DeviceError) return error.message
  if (error instanceof BusinessError) return worded(error.message) ?? '操作失败，请稍后再试'
  if (error instanceof HttpError) return error.status >= 500 ? '服务繁忙，请稍后再试' : '操作失败，请稍后再试'
  if (!(error instanceof ApiError)) return '操作失败，请稍后再试'
  switch (error.kind) {
    case 'network':
      return '网络开小差了，请稍后重试'
    case 'timeout':
      return '请求超时，请重试'
    case 'session':
      return '登录已过期，正在重新登录'
    case 'denied':
      return '该功能暂未对您开放'
    case 'offline':
      return '离线状态下无法操作'
    case 'shape':
      return '数据暂时无法显示，请稍后重试'
    default:
      return '操作失败，请稍后再试'
  }
}

/** A server message is shown as it is if it looks like a sentence: Chinese, at most 60 characters. */
function worded(message: string): string | undefined {
  const text = message.trim()
  if (!/[\u4e00-\u9fff]/.test(text) || /[<>{}]/.test(text)) return undefined
  return ellipsize(text, MOST)
}
