import type { Simulation } from '#api/shapes/simulation.ts'
import { ComparedPart } from '#entities/performance/compared-part.tsx'
import { PAST } from '#entities/performance/past.ts'
import { LeadFigure } from '#ui/chart/lead-figure.tsx'
import { PartsBar } from '#ui/chart/parts-bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { SimulationView } from './simulate.words.ts'

/** Curve, worst day, costs and unfilled orders; it links to lessons, not to a purchase. SG-13 */
export function Report({ simulation, view }: { simulation: Simulation; view: SimulationView }) {
  const { perf, curve = [], years = [] } = simulation
  const { name, worst, costs, unfilled, past } = view
  return (
    <Stack gap={3}>
      {perf ? (
        <ComparedPart name={name} subject="模拟" perf={perf} curve={curve} symbol="SH000300" years={years} />
      ) : (
        <Card>
          <p>首个交易日收盘（15:30后）起有数据。</p>
        </Card>
      )}
      {worst && (
        <Card title="最差的一天">
          <LeadFigure name={worst.day} value={worst.rate} note={`模拟资产${worst.lost}`} />
        </Card>
      )}
      {costs && (
        <Card title="付出的成本">
          <LeadFigure name="模拟成本合计" value={costs.total} note={costs.share} />
          <PartsBar label="成本" items={costs.rows} />
        </Card>
      )}
      {perf && (
        <Card title="没有成交的">
          {unfilled.length === 0 ? <p>没有未成交的委托。</p> : <PartsBar label="未成交的原因" items={unfilled} />}
          <Quiet small>逐笔原因见「成交记录」。</Quiet>
        </Card>
      )}
      <CellGroup title="接下来学什么">
        <Cell title="回撤怎么看" note="跌多少、跌多久、多久回来" href="/search?q=回撤" />
        <Cell title="费用与滑点" note="买卖越勤，成本越高" href="/search?q=费用" />
      </CellGroup>
      {past.length > 0 && (
        <CellGroup title="以前的模拟">
          {past.map(({ key, title, note, value, href }) => (
            <Cell key={key} title={title} note={note} value={value} href={href} />
          ))}
        </CellGroup>
      )}
      <Quiet small>{`${PAST}。模拟结果仅供学习，不构成投资建议。`}</Quiet>
    </Stack>
  )
}
