import { Anchor } from '#ui/anchor.tsx'
import { Sign } from '#ui/sign/sign.tsx'
import css from '#features/home/home.module.css'
import { Module } from './module.tsx'
import type { PartProps } from './part.ts'
import { useShortcuts } from './shortcuts.model.ts'

/** The shortcuts from the server. */
export function Shortcuts({ to, opened }: PartProps) {
  const loaded = useShortcuts(to)
  return (
    <Module title="常用功能" room="icons" loaded={loaded} empty="暂无常用功能">
      {(shortcuts) => (
        <nav className={css.shortcuts} aria-label="常用功能">
          {shortcuts.map(({ key, label, sign, href }) => (
            <Anchor key={key} href={href} className={css.shortcut} onClick={() => opened(key)}>
              <Sign sign={sign} />
              {label}
            </Anchor>
          ))}
        </nav>
      )}
    </Module>
  )
}
