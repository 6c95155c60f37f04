import { courseDetail } from '#api/domains/learn/article/courses.ts'
import { catalogList } from '#api/domains/learn/course.ts'
import { hasPaidOrderBySku } from '#api/domains/trade/order/bought.ts'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import type { CourseDetail } from '#api/shapes.ts'
import { dataOf, type Loaded } from '#data/loaded.ts'
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
  const paid = usePaid(skuId)
  const alone = member && known !== undefined && known.catalog === undefined
  const lessons = useCall(catalogList, alone ? { courseNumber: number } : null, { cache: true })
  if (raw.state !== 'ready') return raw
  const catalog = raw.data.catalog ?? (lessons.state === 'ready' ? lessons.data : undefined)
  const access = paid ? { ...raw.data.access, allowed: true } : raw.data.access
  return { ...raw, data: { ...raw.data, access, ...(catalog && { catalog }) } }
}

const GIVEN_BACK: ReadonlySet<string> = new Set(['REFUNDING', 'REFUNDED'])

/** Whether an order was paid and is not being refunded, which counts as paid too; false while that is unknown. */
function usePaid(skuId: string | undefined): boolean {
  const { paid, orderNumber } = dataOf(useCall(hasPaidOrderBySku, skuId === undefined ? null : { skuId })) ?? {}
  const order = dataOf(useCall(orderInfo, paid && orderNumber !== undefined ? { orderNumber } : null))
  if (!paid || orderNumber === undefined) return paid === true
  return order !== undefined && !GIVEN_BACK.has(order.status)
}
