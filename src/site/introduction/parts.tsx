import { Anchor } from '#ui/anchor.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
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

export function Company({ companyName, facts }: Pick<Introduction, 'companyName' | 'facts'>) {
  const items = facts.map(({ name, value, href }) => ({
    name,
    value: href === undefined ? value : <Anchor href={href}>{value}</Anchor>,
  }))
  return (
    <div className={css.large}>
      <Card label="公司信息">
        <p className={css.company}>{companyName}</p>
        <Facts items={items} />
      </Card>
    </div>
  )
}

export function Onward() {
  return (
    <Stack gap={3}>
      <LinkButton href="/course">进入学习</LinkButton>
      <LinkButton href="/aboutUs" kind="plain">
        详细了解
      </LinkButton>
    </Stack>
  )
}
