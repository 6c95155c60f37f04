import { useLocation } from 'wouter'
import { AsOf } from '#ui/as-of.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useSanitizer } from '#ui/prose/safe-html.tsx'
import { AnalystLine } from '#entities/analyst/analyst-line.tsx'
import { ArticleBody } from '#entities/article/article-body.tsx'
import { ArticleFoot } from './article-foot.tsx'
import { type ArticleModel, useArticle } from './article.model.ts'
import type { ArticleView } from './article.words.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { useMounted } from '#ui/mounted.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { classes } from '#ui/classes.ts'
import prose from '#ui/prose/prose.module.css'
import css from './article.module.css'

// Not on the first screen.
const ArticleBar = lazyPart(() => import('./article-bar.tsx').then((m) => m.ArticleBar))

/** What the route table knows of the screen. */
export { first } from './article.model.ts'

/** 文章详情. LE-07 */
export function ArticleScreen() {
  const model = useArticle()
  const mounted = useMounted()
  return (
    <Screen title="文章" footer={mounted && model.rest && <ArticleBar rest={model.rest} />}>
      <LoadState loaded={model.head} skeleton={<ArticleSkeleton />}>
        {(view) => (
          <article className={css.article}>
            <Head view={view} />
            <Rest lead={view.lead} rest={model.rest} />
          </article>
        )}
      </LoadState>
    </Screen>
  )
}

function Head({ view }: { view: ArticleView }) {
  return (
    <header className={css.head}>
      <h2 className={css.title}>{view.title}</h2>
      <AnalystLine person={view.author} state={view.signed} />
      <p className={css.small}>
        <span>{view.origin}</span>
        <span className={css.time}>{view.time}</span>
      </p>
      <p className={css.summary}>{view.summary}</p>
      <AsOf text={view.asOf} />
    </header>
  )
}

/** The foot waits for the body, which would otherwise push it down. */
function Rest({ lead, rest: answer }: { lead: ArticleView['lead']; rest: ArticleModel['rest'] }) {
  const rest = useMounted() ? answer : undefined
  const [, navigate] = useLocation()
  const { sanitize, failed } = useSanitizer()
  return (
    <>
      <div className={css.body}>
        {rest && (sanitize || failed) ? (
          <ArticleBody html={rest.html} names={rest.names} locked={rest.locked} onLink={navigate} />
        ) : (
          <Lead paragraphs={lead} />
        )}
      </div>
      {rest && sanitize && <ArticleFoot rest={rest} />}
    </>
  )
}

/** What can be read before the sanitiser is there; the rest of the body comes below it. */
function Lead({ paragraphs }: { paragraphs: ArticleView['lead'] }) {
  return (
    <div className={classes(prose.prose, css.lead)} data-each="lead">
      {paragraphs.map(({ text }, at) => (
        <p key={at}>{text}</p>
      ))}
    </div>
  )
}

function ArticleSkeleton() {
  return (
    <div className={css.head}>
      <Skeleton lines={2} />
      <Skeleton lines={3} />
      <Skeleton lines={10} />
    </div>
  )
}
