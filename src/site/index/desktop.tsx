import { SiteFrame } from '#site/frame/site-frame.tsx'
import { useDeferredWords } from '#site/frame/deferred-words.tsx'
import css from './desktop.module.css'
import { Proofs, Verify } from './verify.tsx'
import {
  BannerBox,
  Compliance,
  Downloads,
  FilmItem,
  Hero,
  Module,
  PersonItem,
  RowItem,
  SavedBar,
  Services,
  Ways,
} from './parts.tsx'
import { hero, modules } from './text.ts'
import { failedPage, beforeLoad } from './index.words.ts'

const page = () => import('./page.ts').then((m) => m.useIndexPage)
// Phones do not show it.
const staffCount = () => import('./page.ts').then((m) => m.useStaffCount)

/** The same in columns. SI-01 */
export function IndexDesktop() {
  const [{ banner, education, views, team, news, savedAt }, loader] = useDeferredWords(beforeLoad, page, failedPage)
  const [staff, staffLoader] = useDeferredWords<number | undefined>(undefined, staffCount)
  return (
    <SiteFrame {...hero} tall>
      <div className={css.ways}>
        <Ways />
      </div>
      <div className={css.hero}>
        <Hero />
      </div>
      <div className={css.verify}>
        <Verify />
      </div>
      <Proofs staff={staff} />
      <div className={css.services}>
        <Services />
      </div>
      <div className={css.films}>
        <Module {...modules.education} look="films" loaded={education}>
          {(film) => <FilmItem key={film.href} film={film} />}
        </Module>
      </div>
      <div className={css.columns}>
        <Module {...modules.views} look="rows" loaded={views}>
          {(row) => <RowItem key={row.href} row={row} />}
        </Module>
        <Module {...modules.news} look="rows" loaded={news}>
          {(row) => <RowItem key={row.href} row={row} />}
        </Module>
        <Module {...modules.team} look="people" loaded={team}>
          {(person) => <PersonItem key={person.number} person={person} />}
        </Module>
      </div>
      <div className={css.columns}>
        <Compliance />
        <Downloads />
        <BannerBox banner={banner} />
      </div>
      <SavedBar savedAt={savedAt} />
      {loader}
      {staffLoader}
    </SiteFrame>
  )
}
