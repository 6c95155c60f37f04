import type { ReactNode } from 'react'
import { Section } from '#ui/layout/section.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { explain } from '#data/explain.ts'
import type { Loaded } from '#data/loaded.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { classes } from '#ui/classes.ts'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sign } from '#ui/sign/sign.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { OfflineBar } from '#ui/state/offline-bar.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Banner, type Film, type Person, type Row, SHOWN } from './index.words.ts'
import css from './parts.module.css'
import { compliance, downloads, motto, services } from './text.ts'

/** Width by height, as in the style sheet. */
const BANNER = 750 / 422

/** The picture at the top of the page, drawn by the style sheet. */
export function Hero() {
  return <div data-hero className={css.hero} />
}

/** The banner of the day, else a motto; no advertisement in 长辈版. */
export function BannerBox({ banner }: { banner: Banner | undefined }) {
  return (
    <div className={css.banner}>
      {banner && (
        <Anchor href={banner.href} className={css.poster}>
          <Picture src={banner.image} alt="" ratio={BANNER} />
          <span className={css.caption}>{banner.title}</span>
          {banner.isAd && <span className={css.ad}>广告</span>}
        </Anchor>
      )}
      <p className={css.motto}>
        <strong>{motto.title}</strong>
        <Quiet as="span">{motto.text}</Quiet>
      </p>
    </div>
  )
}

/** States once for the whole page that parts of it are saved copies. */
export function SavedBar({ savedAt }: { savedAt: string | undefined }) {
  return savedAt === undefined ? null : <OfflineBar savedAt={savedAt} />
}

/** The two main links. */
export function Ways() {
  return (
    <div className={css.ways}>
      <LinkButton href="/course">进入学习</LinkButton>
      <LinkButton href="/aboutUs" kind="plain">
        了解我们
      </LinkButton>
    </div>
  )
}

export function Services() {
  return (
    <section aria-labelledby="services">
      <h2 id="services" className={css.heading}>
        四项服务
      </h2>
      <ul className={css.services}>
        {services.map(({ sign, text, href }) => (
          <li key={href}>
            <Anchor href={href} className={css.service}>
              <Sign sign={sign} />
              <span className={css.title}>{sign.meaning}</span>
              <Quiet as="span">{text}</Quiet>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A part of the page that loads on its own, with space reserved for three rows of `look`. */
export function Module<T>({
  title,
  more,
  look,
  loaded,
  children,
}: {
  title: string
  more: string
  look: 'films' | 'people' | 'rows'
  loaded: Loaded<T[]>
  children: (item: T) => ReactNode
}) {
  return (
    <div className={css.module}>
      <Section title={title} more={{ label: '更多', href: more }}>
        <div className={classes(css.room, css[look])}>
          {loaded.state === 'loading' && <Bones />}
          {loaded.state === 'failed' && <ErrorCard message={explain(loaded.error)} onRetry={loaded.retry} />}
          {loaded.state === 'ready' && loaded.data.length === 0 && <p className={css.none}>暂无内容</p>}
          {loaded.state === 'ready' && <ul className={css.list}>{loaded.data.map(children)}</ul>}
        </div>
      </Section>
    </div>
  )
}

function Bones() {
  return (
    <div className={css.list}>
      {Array.from({ length: SHOWN }, (_, at) => (
        <div key={at} className={css.bones}>
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}

export function RowItem({ row }: { row: Row }) {
  return (
    <li>
      <Anchor href={row.href} className={css.row}>
        <Words row={row} />
      </Anchor>
    </li>
  )
}

export function FilmItem({ film }: { film: Film }) {
  return (
    <li>
      <Anchor href={film.href} className={css.film}>
        <span className={css.still}>
          <Picture src={film.image} alt="" ratio={16 / 9} />
        </span>
        <Words row={film} />
      </Anchor>
    </li>
  )
}

export function PersonItem({ person }: { person: Person }) {
  return (
    <li className={css.person}>
      <Avatar src={person.image} name="" size={48} />
      <span className={css.words}>
        <span className={css.title}>{`${person.name} ${person.title}`}</span>
        <Quiet as="span">{`登记编号 ${person.certNo}`}</Quiet>
      </span>
    </li>
  )
}

function Words({ row }: { row: Row }) {
  return (
    <span className={css.words}>
      <span className={css.title}>{row.title}</span>
      <Quiet as="span">{row.note}</Quiet>
    </span>
  )
}

/** The links to our compliance pages. */
export function Compliance() {
  return <Entries title="合规公示" entries={compliance} />
}

export function Downloads() {
  return <Entries title="软件下载" entries={downloads} />
}

function Entries({
  title,
  entries,
}: {
  title: string
  entries: readonly { title: string; note: string; href: string }[]
}) {
  return (
    <div className={css.module}>
      <Section title={title}>
        <ul className={css.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Anchor href={entry.href} className={css.entry}>
                <span className={css.words}>
                  <span className={css.title}>{entry.title}</span>
                  <Quiet as="span">{entry.note}</Quiet>
                </span>
                <Icon name="next" size={16} />
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  )
}
