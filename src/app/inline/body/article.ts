import { show } from '#app/inline/show.ts'
import { toArticleView } from '#features/learn/article/article.words.ts'

show(toArticleView)
