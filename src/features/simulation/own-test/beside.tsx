import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Loaded } from '#data/loaded.ts'
import type { Curve } from '#api/shapes/strategy.ts'
import { PAST } from '#entities/performance/past.ts'
import { PerformanceChart } from '#ui/chart/performance-chart.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Compared, useBeside } from './beside.model.ts'
import css from './beside.module.css'
import type { Detail, OwnTest } from './own-test.model.ts'

interface Props extends Pick<OwnTest, 'others' | 'beside' | 'lay'> {
  detail: Detail
  curve: Loaded<Curve>
}

/** Another back-test for comparison, on their common days. SG-14 */
export function Beside({ detail, curve, others, beside, lay }: Props) {
  const compared = useBeside(detail, curve, beside)
  return (
    <Card title="并排对比">
      {others.length === 0 ? (
        <Quiet>完成另一个回测后，可在这里并排对比。</Quiet>
      ) : (
        <SelectField label="与哪一个对比" value={beside} options={others} empty="不对比" onChange={lay} />
      )}
      {beside !== '' && (
        <LoadState loaded={compared} skeleton={<Skeleton ratio={1} lines={6} />}>
          {(shown) => <Pair compared={shown} />}
        </LoadState>
      )}
    </Card>
  )
}

function Pair({ compared: { names, points, rows } }: { compared: Compared }) {
  const [first, last] = [points[0]?.d, points.at(-1)?.d]
  return (
    <>
      {first === undefined || last === undefined ? (
        <p>两个回测没有共同的交易日，只并列设置。</p>
      ) : (
        <>
          <Quiet small>{`共同区间 ${first} 至 ${last}，起点均为1`}</Quiet>
          <PerformanceChart name="两个回测" subject="本回测" bench="对比回测" curve={points} />
        </>
      )}
      <table className={css.table}>
        <caption>{`历史回测，仅比较共同区间。${PAST}`}</caption>
        <thead>
          <tr>
            <th scope="col">项目</th>
            {names.map((name, at) => (
              <th key={at === 0 ? 'own' : 'other'} scope="col">
                {`${at === 0 ? '本回测' : '对比回测'}\n${name}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values: [one, two] }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{one}</td>
              <td>{two}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
