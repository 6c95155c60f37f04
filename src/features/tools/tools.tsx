import { type ComponentProps, useId } from 'react'
import { Link } from 'wouter'
import { GLOSSARY } from '#lib/path/tools-href.ts'
import { Chips } from '#ui/chips.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { type ToolsPage, useTools } from './tools.model.ts'
import type { Rung } from './tools.words.ts'
import css from './tools.module.css'

const KINDS = [
  { id: 'stock', name: '股票' },
  { id: 'fund', name: '基金' },
]
const FALLS = [10, 20, 30, 50]
const PARTS = [
  { id: 'trade', name: '费用' },
  { id: 'fall', name: '跌与涨' },
  { id: 'size', name: '仓位' },
]

/** 算一算. TL-01 */
export function ToolsScreen() {
  const page = useTools()
  return (
    <Screen title="算一算">
      <nav className={css.jumps} aria-label="工具">
        {PARTS.map(({ id, name }) => (
          <button key={id} type="button" onClick={() => reach(id)}>
            {name}
          </button>
        ))}
        <Link href={GLOSSARY}>词典</Link>
      </nav>
      <Stack gap={3} inset>
        <div id="trade" tabIndex={-1} className={css.part}>
          <Trade {...page} />
        </div>
        <div id="fall" tabIndex={-1} className={css.part}>
          <Fall {...page.fall} />
        </div>
        <div id="size" tabIndex={-1} className={css.part}>
          <Size {...page.size} />
        </div>
      </Stack>
      <CellGroup>
        <Cell title="投资词典" note="滑点、最大回撤、市盈率……两句话说清" href={GLOSSARY} />
      </CellGroup>
      <RiskLine>只在本机计算，不上传。结果仅供学习，不构成投资建议。</RiskLine>
    </Screen>
  )
}

/** Without a fragment, which would add a history entry. */
function reach(id: string): void {
  const part = document.getElementById(id)
  part?.scrollIntoView()
  part?.focus({ preventScroll: true })
}

function Trade({ trade: { fields, set, view }, isFund, chooseFund }: ToolsPage) {
  const { errors, trade } = view
  return (
    <>
      <Card label="一笔交易要花多少">
        <div className={css.head}>
          <h2>一笔交易要花多少</h2>
          <Chips
            label="品种"
            items={KINDS}
            chosen={isFund ? 'fund' : 'stock'}
            onPick={(kind) => kind !== undefined && chooseFund(kind === 'fund')}
          />
        </div>
        <div className={css.fields}>
          <Number label="买入价（元）" value={fields.price} set={(text) => set('price', text)} error={errors.price} />
          <Number label="股数" value={fields.qty} set={(text) => set('qty', text)} error={errors.qty} />
          <Number label="佣金（万分之）" value={fields.rate} set={(text) => set('rate', text)} error={errors.rate} />
        </div>
        <output className={css.sum}>
          <span>买入共付（元）</span>
          <strong>{trade?.pay ?? '--'}</strong>
          <span className={css.parts}>
            {trade?.parts.map(({ name, value }) => (
              <span key={name}>
                {name} <b>{value}</b>
              </span>
            ))}
          </span>
        </output>
      </Card>
      <Card label="卖到多少才打平">
        <output className={css.sum}>
          <h2>卖到多少才打平</h2>
          <strong>{trade?.even ?? '--'}</strong>
        </output>
        {trade && <Ladder rungs={trade.ladder} />}
        <Quiet small>
          {isFund
            ? '卖出再扣佣金；场内基金不收过户费与印花税。每笔佣金最低5元，以您的券商为准。'
            : '卖出再扣佣金、过户费0.001%与印花税0.05%。每笔佣金最低5元，以您的券商为准。'}
        </Quiet>
      </Card>
    </>
  )
}

function Ladder({ rungs }: { rungs: readonly Rung[] }) {
  return (
    <ul className={css.ladder} aria-label="打平价前后，各卖价扣除费用后的盈亏（元）">
      {rungs.map(({ price, net, part, gain, even }) => (
        <li key={price} data-even={even || undefined} data-gain={gain || undefined}>
          <span>{net}</span>
          <i style={{ height: `${3 + part * 25}px` }} />
          <b>{price}</b>
        </li>
      ))}
    </ul>
  )
}

function Fall({ percent, set, view: { needed, lost, back } }: ToolsPage['fall']) {
  const id = useId()
  return (
    <Card label="跌与涨">
      <label htmlFor={id} className={css.says}>
        跌<b>{percent}%</b>，要涨<b>{needed}</b>才回到原处
      </label>
      <div className={css.bars} role="img" aria-label={`跌掉的是本金的${percent}%，涨回来靠的是剩下的${100 - percent}`}>
        <Bar word="跌" whole={`剩 ${100 - percent}`} part={lost} percent={percent} tone="lost" />
        <Bar word="涨" whole={`从 ${100 - percent} 起`} part={back} percent={percent} tone="back" />
      </div>
      <input
        id={id}
        type="range"
        className={css.range}
        min={1}
        max={90}
        value={percent}
        aria-valuetext={`跌${percent}%，要涨${needed}`}
        onChange={(event) => set(event.target.valueAsNumber)}
      />
      <Chips
        label="跌幅"
        items={FALLS.map((each) => ({ id: String(each), name: `跌${each}%` }))}
        chosen={String(percent)}
        onPick={(each) => each !== undefined && set(globalThis.Number(each))}
      />
    </Card>
  )
}

function Bar(props: { word: string; whole: string; part: string; percent: number; tone: string }) {
  const { word, whole, part, percent, tone } = props
  return (
    <p>
      <span>{word}</span>
      <i style={{ flexGrow: 100 - percent }}>{whole}</i>
      <i style={{ flexGrow: percent }} data-tone={tone}>
        {part}
      </i>
    </p>
  )
}

function Size({ fields, set, view: { errors, qty, amount, note } }: ToolsPage['size']) {
  return (
    <Card label="一次买多少合适">
      <div className={css.head}>
        <h2>一次买多少合适</h2>
        <Quiet as="span" small>
          先定亏得起多少
        </Quiet>
      </div>
      <div className={css.pairs}>
        <Number
          label="账户资金（元）"
          value={fields.capital}
          set={(text) => set('capital', text)}
          error={errors.capital}
        />
        <TextField
          // The decimal pad has no 「%」.
          kind="line"
          label="一次最多亏"
          value={fields.loss}
          onChange={(text) => set('loss', text)}
          error={errors.loss}
          hint="金额，或如1%"
        />
        <Number label="买入价" value={fields.entry} set={(text) => set('entry', text)} error={errors.entry} />
        <Number label="错了在哪卖" value={fields.stop} set={(text) => set('stop', text)} error={errors.stop} />
      </div>
      <output className={css.sum}>
        <strong>{qty || '--'}</strong>
        <span>{amount}</span>
      </output>
      <Quiet>{note}</Quiet>
    </Card>
  )
}

function Number({
  set,
  ...field
}: Omit<ComponentProps<typeof TextField>, 'kind' | 'onChange'> & { set: (text: string) => void }) {
  return <TextField kind="amount" onChange={set} {...field} />
}
