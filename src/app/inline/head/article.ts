import { earlyWith } from '#app/inline/early.ts'
import { segmentAt } from '#app/inline/segment-at.ts'

earlyWith((path, signedIn) => {
  const id = segmentAt(path, 2)
  return id === null ? null : `${signedIn ? '/article/info' : '/public/articleInfo'}?id=${id}`
})
