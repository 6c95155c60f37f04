import { Bell } from '#entities/message/bell.tsx'
import { Icon } from '#ui/icon.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { Opens } from './modules/destination.ts'
import type { To } from './modules/item.ts'
import css from './hero.module.css'
import { Motto } from './motto.tsx'
import { usePrompt } from './prompt.model.ts'

// It counts by the server's clock, whose code is not needed for the first paint.
const NextRoomLine = lazyPart(() => import('./next-room.tsx').then((m) => m.NextRoomLine), <Motto />)

/** The hero: the visitor's status with the next step, the search, and today's room. */
export function Hero({ opens, to, hasCount }: { opens: Opens; to: To; hasCount: boolean }) {
  const { text, action } = usePrompt(opens)
  return (
    <div className={css.hero}>
      <div className={css.greeting}>
        <p className={css.hello}>{text}</p>
        {action && (
          <LinkButton href={action.href} kind="plain" size="small">
            {action.label}
          </LinkButton>
        )}
        <Anchor href="/search" className={css.search} aria-label="搜索">
          <Icon name="search" />
        </Anchor>
        <Bell hasCount={hasCount} />
      </div>
      <NextRoomLine to={to} />
    </div>
  )
}
