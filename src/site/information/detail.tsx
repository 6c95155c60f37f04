import type { Article } from '#api/shapes.ts'
import { Caution } from '#ui/caution.tsx'
import { ArticleEnd, Author, contentOf } from '#site/frame/signed.tsx'
import { dailyAddress, useIsOld, viewAddress } from './detail.model.ts'
import { crumbs } from './page.ts'

/** The content of an opinion, in both skins. */
export const viewPage = {
  name: '分析师观点',
  crumbs,
  toContent: contentOf,
  head: (article: Article) => <Head article={article} />,
  foot: (article: Article) => <ArticleEnd article={article} addressOf={viewAddress} />,
}

/** The content of a daily commentary, in both skins. */
export const dailyPage = {
  ...viewPage,
  name: '每日股评',
  foot: (article: Article) => <ArticleEnd article={article} addressOf={dailyAddress} />,
}

function Head({ article }: { article: Article }) {
  const isOld = useIsOld()
  return (
    <>
      <Author article={article} />
      {isOld(article.publishedAt) && <Caution>观点已过时效：发布至今已满五个交易日，请勿据此作出判断。</Caution>}
    </>
  )
}
