/** The page of a course. */
export function courseHref(number: string): string {
  return `/course/${encodeURIComponent(number)}`
}

/** The page of a lesson of a course. */
export function lessonHref(courseNumber: string, catalogId: string): string {
  return `${courseHref(courseNumber)}/lesson/${encodeURIComponent(catalogId)}`
}

/** An invitation to a course or a service; a gift course is claimed there. HM-03 */
export function inviteHref(code: string): string {
  return `/invite?invite=${encodeURIComponent(code)}`
}

/** The page of the service that sells a course. */
export function skuHref(skuId: string): string {
  return `/sku/${encodeURIComponent(skuId)}`
}

/** The page of an article. */
export function articleHref(id: string): string {
  return `/article/${encodeURIComponent(id)}`
}
