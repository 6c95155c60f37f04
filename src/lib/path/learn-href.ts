/** The page of a course. */
export function courseHref(number: string): string {
  return `/course/${encodeURIComponent(number)}`
}

/** The page of a lesson of a course. */
export function lessonHref(courseNumber: string, catalogId: string): string {
  return `${courseHref(courseNumber)}/lesson/${encodeURIComponent(catalogId)}`
}

/** The page of the service that sells a course. */
export function skuHref(skuId: string): string {
  return `/sku/${encodeURIComponent(skuId)}`
}

/** The page of an article. */
export function articleHref(id: string): string {
  return `/article/${encodeURIComponent(id)}`
}
