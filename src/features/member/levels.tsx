import { classes } from '#ui/classes.ts'
import { Icon } from '#ui/icon.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { GIVEN, LEVELS } from './level-content.ts'
import { packageHref } from './package.words.ts'
import css from './vip.module.css'

/**
 * The benefits of each level. @param own the customer's, undefined for a guest @param counts of members, '' where not
 * shown
 */
export function Levels({ own, counts }: { own: number | undefined; counts: readonly string[] }) {
  return (
    <Card label="各级内容">
      <table className={css.levels}>
        <thead>
          <tr>
            <th scope="col">各级内容</th>
            {LEVELS.map(({ level, name, package: number }) => (
              <th key={level} scope="col" className={classes(level === own && css.own)}>
                {number === '' ? name : <Anchor href={packageHref(number)}>{name}</Anchor>}
                <small>{level === own ? '我的' : counts[level]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GIVEN.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {of.map((given, level) => (
                <td key={LEVELS[level]?.level} className={classes(level === own && css.own)}>
                  <Given given={given} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Quiet small>等级只表示学习内容多少，与投资结果无关。</Quiet>
    </Card>
  )
}

function Given({ given }: { given: string | boolean }) {
  if (typeof given === 'string') return given
  return given ? (
    <span role="img" aria-label="有">
      <Icon name="check" size={18} />
    </span>
  ) : (
    <span role="img" aria-label="无">
      —
    </span>
  )
}
