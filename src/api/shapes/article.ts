import { omit } from 'valibot'
import { Article } from '#api/shapes.ts'

/** An article as a list shows it: without its body. */
export const ArticleCard = /* @__PURE__ */ omit(Article, ['contentHtml', 'comments', 'related'])
