import { Anchor } from '#ui/anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { useIntroduction } from './page.ts'
import css from './parts.module.css'

type Introduction = ReturnType<typeof useIntroduction>

export function Points({ points }: Pick<Introduction, 'points'>) {
  return (
    <ol className={css.points}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

export function Facts({ companyName, facts }: Pick<Introduction, 'companyName' | 'facts'>) {
  return (
    <section aria-label="公司信息" className={css.facts}>
      <p className={css.company}>{companyName}</p>
      <dl>
        {facts.map(({ name, value, href }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{href === undefined ? value : <Anchor href={href}>{value}</Anchor>}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Onward() {
  return (
    <div className={css.onward}>
      <LinkButton href="/course">进入学习</LinkButton>
      <LinkButton href="/aboutUs" kind="plain">
        详细了解
      </LinkButton>
    </div>
  )
}
