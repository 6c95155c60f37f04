/** What a customer answered to a template; `filter`: WeChat does not send it. */
const STATUSES = ['accept', 'reject', 'cancel', 'filter'] as const
export type SubscribeStatus = (typeof STATUSES)[number]

interface SubscribeAnswer {
  id: string
  status: SubscribeStatus
}

function isSubscribeStatus(text: unknown): text is SubscribeStatus {
  return STATUSES.some((each) => each === text)
}

/**
 * The answers in the `success` event of `wx-open-subscribe`, which may hold rejections alone: a JSON text whose values are
 * JSON texts again. What cannot be read is left out.
 */
export function answersOf(event: Event): SubscribeAnswer[] {
  const { subscribeDetails }: { subscribeDetails?: unknown } = Object('detail' in event ? event.detail : null)
  return Object.entries(Object(parsed(subscribeDetails))).flatMap(([id, value]) => {
    const { status }: { status?: unknown } = Object(parsed(value))
    return isSubscribeStatus(status) ? { id, status } : []
  })
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return null
  }
}
