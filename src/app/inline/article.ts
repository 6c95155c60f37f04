import { toArticleView } from '#features/learn/article.view.ts'
import { segmentAt } from './segment-at.ts'
import { start } from './start.ts'

start({
  request: (path, signedIn) => {
    const id = segmentAt(path, 2)
    return id === null ? null : `${signedIn ? '/article/info' : '/public/articleInfo'}?id=${id}`
  },
  toView: toArticleView,
})
