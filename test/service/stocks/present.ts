import { coverFacts } from '#test/service/files/cover/cover.ts'
import type { Article, CourseCard, CourseDetail, Me, Quote } from '#api/shapes.ts'
import { mask } from '#lib/text/mask.ts'
import { and, count, eq } from 'drizzle-orm'
import { identities, likes } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { REFUND_RULE } from '#test/service/seed/catalog.ts'
import type { Course, SeedArticle } from '#test/service/seed/content.ts'
import type { Session } from '#test/service/sessions.ts'
import { without } from '#test/service/without.ts'
import { giftOf } from '#test/service/learning/course-gifts.ts'
import { commentsOf, publishedIn } from '#test/service/learning/comments.ts'
import { certificationOf } from '#test/service/suitability/verification.ts'

/** Rows and seeds in the shape of the contract, as the caller sees them. */

export async function toCard(course: Course, deps: Deps, session: Session | null): Promise<CourseCard> {
  return {
    number: course.number,
    title: course.title,
    coverUrl: course.coverUrl,
    cover: coverFacts(course.number, course.title),
    analysts: course.analysts,
    lessonCount: course.lessonCount,
    learnCount: course.learners,
    priceFen: course.priceFen,
    ...(course.originPriceFen !== undefined && { originPriceFen: course.originPriceFen }),
    ...(course.tag !== undefined && { tag: course.tag }),
    access: await deps.access.toCourse(course, session),
  }
}

export async function toDetail(course: Course, deps: Deps, session: Session | null): Promise<CourseDetail> {
  const named = [...deps.content().articles.values()].filter(({ lesson }) => lesson?.courseNumber === course.number)
  const gift = await giftOf(course.number, session, deps)
  return {
    ...(await toCard(course, deps, session)),
    introHtml: course.introHtml,
    ...(course.priceFen > 0 && { skuId: course.skuId }),
    ...(course.riskLevel !== undefined && { riskLevel: course.riskLevel }),
    catalog: course.lessons.map((lesson) => without(lesson, 'courseNumber')),
    reviews: course.reviews,
    seriesId: course.seriesId,
    refundRuleText: course.priceFen > 0 ? REFUND_RULE : '本课程免费，不涉及退款。',
    saleStatus: course.saleStatus ?? 'ON',
    ...(course.saleStartAt !== undefined && { saleStartAt: course.saleStartAt }),
    auditNo: `示例审2026-${course.number}`,
    ...(course.trailer !== undefined && { trailerVideoId: course.trailer }),
    relatedStocks: quotesOf(
      named.flatMap(({ relatedStocks }) => relatedStocks),
      deps,
    ),
    ...(gift && { gift }),
  }
}

export async function toArticle(article: SeedArticle, deps: Deps, session: Session | null): Promise<Article> {
  const { lesson, vipLevel, likes: seeded, comments: seededComments, contentHtml, ...plain } = article
  const content = deps.content()
  const course = lesson && content.courses.get(lesson.courseNumber)
  const access =
    lesson && course ? await deps.access.toLesson(lesson, course, session) : deps.access.toVip(vipLevel ?? 0, session)
  const all = await commentsOf(article.id, seededComments, deps, session)
  return {
    ...plain,
    ...(article.coverUrl !== undefined && { cover: coverFacts(article.id, article.title) }),
    contentHtml: access.allowed ? contentHtml : `<p>${article.summary}</p>`,
    relatedStocks: quotesOf(article.relatedStocks, deps),
    source: '示例投教',
    likeCount: seeded + (await likesOf(article.id, deps)),
    isLiked: session !== null && (await hasLiked(article.id, session.user.userId, deps)),
    commentCount: publishedIn(all),
    comments: all,
    related: relatedTo(article, [...content.articles.values()]),
    access,
  }
}

/** Each stock once, with its last close. */
function quotesOf(stocks: readonly Quote[], deps: Deps): Quote[] {
  return deps.library().market.quotes([...new Set(stocks.map(({ symbol }) => symbol))])
}

export async function likesOf(articleId: string, deps: Deps): Promise<number> {
  const [row] = await deps.db.select({ n: count() }).from(likes).where(eq(likes.articleId, articleId))
  return row?.n ?? 0
}

async function hasLiked(articleId: string, userId: string, deps: Deps): Promise<boolean> {
  const where = and(eq(likes.articleId, articleId), eq(likes.userId, userId))
  return (await deps.db.query.likes.findFirst({ where })) !== undefined
}

function relatedTo(article: SeedArticle, all: readonly SeedArticle[]) {
  return all
    .filter((each) => each.id !== article.id && each.author.number === article.author.number)
    .filter(({ lesson, vipLevel, columnId }) => !lesson && vipLevel === undefined && columnId === article.columnId)
    .slice(0, 3)
    .map(({ id, title, publishedAt }) => ({ id, title, publishedAt }))
}

/** The signed-in customer; a visitor without a number has an empty mobile. */
export async function toMe({ user, openId }: Session, deps: Deps): Promise<Me> {
  const identity = await deps.db.query.identities.findFirst({ where: eq(identities.userId, user.userId) })
  const adviser = deps.content().analysts.find(({ number }) => number === user.adviser)
  const { realNameMasked } = await certificationOf(user, deps)
  return {
    userId: user.userId,
    nickName: user.nickName,
    avatarUrl: user.avatarUrl,
    mobileMasked: user.mobile === null ? '' : mask(user.mobile),
    ...(realNameMasked !== undefined && { realNameMasked }),
    wxBound: openId !== null || identity !== undefined,
    ...(user.riskLevel !== null && { riskLevel: user.riskLevel, isLowest: user.isLowest }),
    ...(user.evalExpireAt !== null && { evalExpireAt: user.evalExpireAt }),
    certified: user.certified,
    vipLevel: user.vipLevel,
    ...(user.salesNumber !== null && { salesNumber: user.salesNumber }),
    ...(adviser && { adviser }),
  }
}
