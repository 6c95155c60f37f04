import { LoadState } from '#entities/loaded/load-state.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { useStockToday } from './stock-today.model.ts'

/** 个股近况: its price from the quotes service, and its news. */
export function StockToday({ caseId, symbol }: { caseId: string; symbol: string }) {
  return (
    <LoadState loaded={useStockToday(caseId, symbol)} skeleton={null}>
      {({ facts, news }) => (
        <Card title="个股近况">
          <Facts dense values="end" items={facts} />
          {news.map((each) => (
            <p key={each.key}>
              {each.title}
              <Quiet as="span" small>{` ${each.note}`}</Quiet>
            </p>
          ))}
        </Card>
      )}
    </LoadState>
  )
}
