import type { ReactNode } from 'react'
import { Columns } from './columns.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Link, useLocation } from 'wouter'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Loaded } from '#data/loaded.ts'
import { minute } from '#lib/time/dates.ts'
import { Empty } from '#ui/state/empty.tsx'
import prose from '#ui/prose/prose.module.css'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useHost } from '#wechat/page.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { isGone } from './gone.ts'
import css from './site-article.module.css'
import { SiteFrame } from './site-frame.tsx'

/** The content of a detail page. */
export interface SiteContent {
  title: string
  /** One or two sentences, for the share card. */
  desc: string
  source?: string | undefined
  /** Epoch ms. */
  publishedAt: number
  /** HTML as the server sent it. */
  html: string
  /** Stocks and people that the text may name. */
  names?: readonly string[] | undefined
  previous?: Neighbour | undefined
  next?: Neighbour | undefined
}

/** The previous or next piece of the list. */
interface Neighbour {
  title: string
  href: string
}

interface Props<T> {
  /** The page's title until its content is loaded. */
  name: string
  /** The breadcrumb; its last step is the list the content belongs to. */
  crumbs: readonly [...{ title: string; href: string }[], { title: string; href: string }]
  loaded: Loaded<T>
  toContent: (data: T) => SiteContent
  /** Between the byline and the text, e.g. the author. */
  head?: ((data: T) => ReactNode) | undefined
  /** Below the text. */
  foot?: ((data: T) => ReactNode) | undefined
  /** Beside the text where there is space, else below. */
  aside?: ReactNode
}

/**
 * A complete detail page of the site: frame, byline, sanitised text with its topics highlighted, neighbours. product §5
 */
export function SiteArticle<T>({ name, crumbs, loaded, toContent, head, foot, aside }: Props<T>) {
  const content = loaded.state === 'ready' ? toContent(loaded.data) : undefined
  const list = crumbs[crumbs.length - 1]
  const gone = loaded.state === 'failed' && isGone(loaded.error)
  return (
    <SiteFrame
      title={content?.title ?? name}
      crumbs={crumbs}
      card={content && { title: content.title, desc: content.desc }}
    >
      <Columns kind={aside === undefined ? undefined : 'aside'}>
        {gone ? (
          <div className={css.gone}>
            <Waiting />
            <Empty text="内容不存在或已下线" action={list && { label: `返回${list.title}`, href: list.href }} />
          </div>
        ) : (
          <LoadState loaded={loaded} skeleton={<Waiting />}>
            {(data) => <Text content={toContent(data)} head={head?.(data)} foot={foot?.(data)} />}
          </LoadState>
        )}
        {aside !== undefined && <aside>{aside}</aside>}
      </Columns>
    </SiteFrame>
  )
}

function Text({ content, head, foot }: { content: SiteContent; head: ReactNode; foot: ReactNode }) {
  const [, navigate] = useLocation()
  const host = useHost()
  const { source, publishedAt, html, names, previous, next } = content
  return (
    <article className={css.article}>
      <header className={css.byline}>
        <Row gap={4}>
          {source !== undefined && source !== '' && <Quiet as="span">{`来源：${source}`}</Quiet>}
          <Quiet as="span">{minute(publishedAt)}</Quiet>
        </Row>
      </header>
      {head && <div className={css.head}>{head}</div>}
      <Prose
        html={html}
        names={names}
        files={FILES}
        onLink={navigate}
        onImage={(images, current) => void host.preview(images, current)}
        className={prose.prose}
      />
      {foot}
      {(previous ?? next) && (
        <nav aria-label="上一篇与下一篇" className={css.near}>
          {previous && <Link href={previous.href}>{`上一篇：${previous.title}`}</Link>}
          {next && <Link href={next.href}>{`下一篇：${next.title}`}</Link>}
        </nav>
      )}
    </article>
  )
}

function Waiting() {
  return (
    <div className={css.article}>
      <Stack gap={6}>
        <Skeleton lines={1} />
        <Skeleton lines={12} />
      </Stack>
    </div>
  )
}
