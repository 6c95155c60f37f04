import { SiteFrame } from '#site/frame/site-frame.tsx'
import { useDeferredWords } from '#site/frame/deferred-words.tsx'
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

/** The company, its services and its contacts, one below the other. SI-01 */
export function IndexMobile() {
  const [{ banner, education, views, team, news, savedAt }, loader] = useDeferredWords(beforeLoad, page, failedPage)
  return (
    <SiteFrame {...hero}>
      <Hero />
      <Ways />
      <Services />
      <Module {...modules.education} look="films" loaded={education}>
        {(film) => <FilmItem key={film.href} film={film} />}
      </Module>
      <BannerBox banner={banner} />
      <Module {...modules.views} look="rows" loaded={views}>
        {(row) => <RowItem key={row.href} row={row} />}
      </Module>
      <Module {...modules.team} look="people" loaded={team}>
        {(person) => <PersonItem key={person.number} person={person} />}
      </Module>
      <Module {...modules.news} look="rows" loaded={news}>
        {(row) => <RowItem key={row.href} row={row} />}
      </Module>
      <Compliance />
      <Downloads />
      <SavedBar savedAt={savedAt} />
      {loader}
    </SiteFrame>
  )
}
