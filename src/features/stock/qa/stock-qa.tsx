import { CHATS } from '#lib/path/chat-href.ts'
import { QuestionList } from '#entities/question/question-list.tsx'
import { Chips } from '#ui/chips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { useStockQa } from './stock-qa.model.ts'

/** 股票问答. ST-07 */
export function StockQaScreen() {
  const { rows, symbols, analysts, symbol, analyst, all, pick } = useStockQa()
  return (
    <Screen title="股票问答">
      {symbols.length + analysts.length > 0 && (
        <Stack gap={3} inset>
          <Card label="筛选">
            {symbols.length > 0 && (
              <Chips label="股票" items={symbols} chosen={symbol} onPick={(id) => pick('symbol', id)} />
            )}
            {analysts.length > 0 && (
              <Chips label="老师" items={analysts} chosen={analyst} onPick={(id) => pick('analyst', id)} />
            )}
          </Card>
        </Stack>
      )}
      <QuestionList
        rows={rows}
        empty={all ? '没有符合条件的问答' : '还没有问答'}
        action={all ? { label: '看全部问答', onClick: all } : { label: '去圈子提问', href: CHATS }}
      />
      <Stack gap={3} inset>
        <Quiet small>提问在圈子里进行。回答为一般性分析，不构成投资建议</Quiet>
        <RiskLine />
      </Stack>
    </Screen>
  )
}
