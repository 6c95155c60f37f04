import { Anchor } from '#ui/anchor.tsx'
import css from '#features/home/home.module.css'

const STEPS = [
  { what: '测一测', how: '风险承受能力', where: '/suitability' },
  { what: '学一课', how: '公开课，不收费', where: '/course' },
  { what: '问一问', how: '直播间提问', where: '/live' },
]

/** First steps for a newcomer; none of them costs anything. HM-01 */
export function Steps() {
  return (
    <section className={css.first} aria-label="新手三步">
      <h2>新手三步，都不收费</h2>
      <ol className={css.steps}>
        {STEPS.map(({ what, how, where }, at) => (
          <li key={what}>
            <Anchor href={where}>
              <b>{at + 1}</b> {what}
              <small>{how}</small>
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  )
}
