import { courseDetail } from '#api/domains/learn/article/courses.ts'
import { catalogList } from '#api/domains/learn/course.ts'
import { hasPaidOrderBySku } from '#api/domains/trade/order/bought.ts'
import type { CourseDetail } from '#api/shapes.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'
import { courseHref } from '#lib/path/learn-href.ts'
import { useSignedIn } from '#session/context.tsx'

/** The course for this customer: with its catalogue, and open when an order for it has been paid. */
export function useCourse(number: string): Loaded<CourseDetail> {
  const member = useSignedIn()
  const raw = useCall(
    courseDetail,
    { number },
    {
      offline: { title: (course) => course.title, route: courseHref(number) },
    },
  )
  const known = raw.state === 'ready' ? raw.data : undefined
  const skuId = known?.access.reason === 'NOT_PURCHASED' ? known.skuId : undefined
  const order = useCall(hasPaidOrderBySku, skuId === undefined ? null : { skuId })
  const alone = member && known !== undefined && known.catalog === undefined
  const lessons = useCall(catalogList, alone ? { courseNumber: number } : null, { cache: true })
  if (raw.state !== 'ready') return raw
  const paid = order.state === 'ready' && order.data.paid
  const catalog = raw.data.catalog ?? (lessons.state === 'ready' ? lessons.data : undefined)
  const access = paid ? { ...raw.data.access, allowed: true } : raw.data.access
  return { ...raw, data: { ...raw.data, access, ...(catalog && { catalog }) } }
}
