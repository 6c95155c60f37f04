import { earlyWith } from '#app/inline/early.ts'
import { segmentAt } from '#app/inline/segment-at.ts'

earlyWith((path, signedIn) => {
  const number = segmentAt(path, 2)
  if (number === null) return null
  return signedIn ? `/article/course/number/${number}` : `/public/article-course/detail?number=${number}`
})
