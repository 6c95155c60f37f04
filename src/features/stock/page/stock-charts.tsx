import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { IntradayChart } from '#ui/chart/intraday-chart.tsx'
import { Chips } from '#ui/chips.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { type StockChart, useStockChart } from './stock-chart.model.ts'
import css from './stock-page.module.css'
import { type Adjustment, adjustments, periods } from './stock-page.words.ts'

const CandleChart = lazyPart(
  () => import('#ui/chart/candle-chart.tsx').then((m) => m.CandleChart),
  <Skeleton lines={8} />,
)

const indicators = [{ id: 'macd', name: 'MACD' }]

/** 分时 and K lines of a stock. product ST-03 */
export function StockCharts({ symbol, name, averaged }: { symbol: string; name: string; averaged: boolean }) {
  const chart = useStockChart(symbol)
  const [tabled, setTabled] = useState(false)
  return (
    <section className={css.charts} aria-label="图表">
      <Tabs
        label="周期"
        items={periods}
        current={chart.period}
        onChange={chart.choose}
        end={
          <Button kind="ghost" size="small" onClick={() => setTabled(!tabled)}>
            {tabled ? '收起' : '数据'}
          </Button>
        }
      />
      <TabPanel tabKey={chart.period}>
        {chart.period === 'day' || chart.period === 'days' ? (
          <LoadState loaded={chart.days} skeleton={<Skeleton lines={8} />}>
            {(days) =>
              days.length > 0 ? (
                <IntradayChart
                  key={chart.period}
                  name={name}
                  days={days}
                  digits={chart.digits}
                  averaged={averaged}
                  tabled={tabled}
                />
              ) : (
                <p className={css.state}>暂无分时</p>
              )
            }
          </LoadState>
        ) : (
          <Candles name={name} chart={chart} tabled={tabled} />
        )}
      </TabPanel>
    </section>
  )
}

function Candles({ name, chart, tabled }: { name: string; chart: StockChart; tabled: boolean }) {
  const { period, adjustment, adjust, candles, digits, older, macd, showMacd } = chart
  const how = adjustments.find(({ id }) => id === adjustment)
  const called = periods.find(({ key }) => key === period)
  return (
    <>
      <div className={css.options}>
        <Chips
          label="复权"
          items={adjustments}
          chosen={adjustment}
          onPick={(id) => adjust(adjustments.find((each) => each.id === id)?.id ?? (adjustment satisfies Adjustment))}
        />
        <Chips
          label="指标"
          items={indicators}
          chosen={macd ? 'macd' : undefined}
          onPick={(id) => showMacd(id === 'macd')}
        />
      </div>
      <LoadState loaded={candles} skeleton={<Skeleton lines={8} />}>
        {(shown) => (
          <CandleChart
            key={`${period} ${adjustment}`}
            name={`${name} ${called?.label ?? ''} ${how?.name ?? ''}`}
            candles={shown}
            digits={digits}
            tabled={tabled}
            macd={macd}
            onOldest={older}
          />
        )}
      </LoadState>
    </>
  )
}
