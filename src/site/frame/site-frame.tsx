import { type ReactNode, useEffect, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { classes } from '#ui/classes.ts'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Icon } from '#ui/icon.tsx'
import { SkipLink } from '#ui/nav/skip-link.tsx'
import { type PageCard, usePage } from '#wechat/page.tsx'
import { builtIn, type Company } from './company.ts'
import type { HandOver } from './hand-over.tsx'
import { footNav, isIn, mainNav } from './nav.ts'
import css from './site-frame.module.css'
import { useDeferredWords } from './deferred-words.tsx'

interface Props {
  /** The page's one h1. */
  title: string
  /** Its document title, where that differs. */
  name?: string | undefined
  /** One sentence under the title, also used by search engines. */
  lead?: string | undefined
  /** The breadcrumb, without this page. */
  crumbs?: readonly { title: string; href: string }[] | undefined
  /** The page's own share card, where it has one. */
  card?: PageCard | undefined
  /** Without navigation: a page that is shared by itself. */
  bare?: boolean | undefined
  /** On a desktop title and lead stand in a band of 420 px, whose picture the page draws. */
  tall?: boolean | undefined
  children: ReactNode
}

const company = () => import('./company.model.ts').then((m) => m.useCompany)

/** The frame of a page of the information site: brand and navigation, the page, the company facts. product §5 */
export function SiteFrame({ title, name, lead, crumbs, card, bare = false, tall = false, children }: Props) {
  const [facts, loader] = useDeferredWords(builtIn, company)
  usePage({ title: name ?? title, card: card ?? { title, desc: lead ?? brand.eduLine } })
  return (
    <div className={css.site} data-wide>
      <SkipLink />
      <SiteHeader hotline={facts.hotline} bare={bare} />
      <main id="main" tabIndex={-1} className={classes(css.main, tall && css.tall)}>
        {crumbs && <Crumbs crumbs={crumbs} here={title} />}
        <h1 className={css.title} data-name={name}>
          {title}
        </h1>
        {lead !== undefined && (
          <p className={css.lead} data-lead>
            {lead}
          </p>
        )}
        {children}
      </main>
      <div className={css.foot}>
        <nav aria-label="规则与公示" className={css.papers}>
          {footNav.map((each) => (
            <Link key={each.href} href={each.href}>
              {each.title}
            </Link>
          ))}
        </nav>
        <DisclosureFooter company={facts} />
      </div>
      <Edge codes={facts.codes} />
      {loader}
    </div>
  )
}

/** The edge of a desktop page; a phone never loads it, and the page works without it. */
function Edge({ codes }: Pick<Company, 'codes'>) {
  const [parts, setParts] = useState<{ HandOver: typeof HandOver }>()
  useEffect(() => {
    if (document.documentElement.dataset['skin'] !== 'desktop') return
    void import('./hand-over.tsx').then(setParts, () => undefined)
  }, [])
  return parts ? <parts.HandOver codes={codes} /> : null
}

function SiteHeader({ hotline, bare }: { hotline: string; bare: boolean }) {
  const [path] = useLocation()
  const [open, setOpen] = useState(false)
  const menu = useId()
  return (
    <header className={css.top}>
      <Link href="/index" className={css.brand}>
        {brand.name}
      </Link>
      <a href={callHref(hotline)} className={css.hotline}>
        {`客服 ${hotline}`}
      </a>
      <Link href="/course" className={css.enter}>
        进入学习
      </Link>
      {!bare && (
        <button
          type="button"
          className={css.menu}
          aria-label="菜单"
          aria-expanded={open}
          aria-controls={menu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'list'} />
        </button>
      )}
      {!bare && (
        <nav id={menu} aria-label="主导航" className={classes(css.nav, open && css.open)}>
          {mainNav.map((each) => (
            <Link
              key={each.href}
              href={each.href}
              aria-current={isIn(path, each.href) ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {each.title}
            </Link>
          ))}
        </nav>
      )}
    </header>
  )
}

function Crumbs({ crumbs, here }: { crumbs: readonly { title: string; href: string }[]; here: string }) {
  return (
    <nav aria-label="当前位置" className={css.crumbs}>
      <ol>
        {crumbs.map((each) => (
          <li key={each.href}>
            <Link href={each.href}>{each.title}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
