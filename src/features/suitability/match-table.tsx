import { classes } from '#ui/classes.ts'
import css from './match-table.module.css'

interface Props {
  rows: readonly { level: string; levelName: string; services: readonly string[] }[]
  /** The class whose row is marked. */
  own: { level: string; isLowest: boolean } | undefined
}

/** Which class may buy what; the lowest class has a row of its own before C1. law §1 */
export function MatchTable({ rows, own }: Props) {
  // The server lists C1 twice, first as the lowest class.
  const lowest = rows.findIndex(({ level }) => level === 'C1')
  const mine = (level: string, index: number) =>
    own !== undefined && own.level === level && (level !== 'C1' || own.isLowest === (index === lowest))
  return (
    <table className={css.table}>
      <caption className={css.caption}>等级与可购买的服务</caption>
      <thead>
        <tr>
          <th scope="col">您的等级</th>
          <th scope="col">匹配的服务风险等级</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ level, levelName, services }, index) => (
          <tr key={`${level} ${levelName}`} className={classes(mine(level, index) && css.own)}>
            <th scope="row">
              {level} {levelName}
              {mine(level, index) && <span className={css.me}>（您）</span>}
            </th>
            <td>{services.join('、')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
