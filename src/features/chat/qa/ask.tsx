import { CHATS } from '#lib/path/chat-href.ts'
import { ClosedState } from '#entities/loaded/closed-state.tsx'
import { Button } from '#ui/button.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { Choices } from '#ui/form/choices.tsx'
import { Form } from '#ui/form/form.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { stackClass } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type Ask, MOST, MOST_PICTURES, useAsk } from './ask.model.ts'
import { GENERAL_ONLY } from './asks.ts'

const PickStock = lazyPart(
  () => import('#entities/stock/pick-stock.tsx').then((m) => m.PickStock),
  <Skeleton lines={1} />,
)
const UploadList = lazyPart(
  () => import('#entities/upload/upload-list.tsx').then((m) => m.UploadList),
  <Skeleton lines={1} />,
)

/** 提问. CH-03 */
export function AskScreen() {
  const ask = useAsk()
  return (
    <Screen title="提问">
      <ClosedState
        loaded={ask.analysts}
        skeleton={<Skeleton lines={10} inset />}
        closed={{ label: '回到聊天室', href: ask.chat }}
      >
        {(analysts) =>
          analysts.length === 0 ? (
            <Empty text="暂无可提问的老师" action={{ label: '看其他圈子', href: CHATS }} />
          ) : (
            <AskForm ask={ask} analysts={analysts} />
          )
        }
      </ClosedState>
      <RiskLine />
    </Screen>
  )
}

function AskForm({ ask, analysts }: { ask: Ask; analysts: readonly { id: string; text: string }[] }) {
  const { analyst, choose, content, type, pictures, confirmation, submission } = ask
  const { fieldErrors, error, busy, outcomeUnknown } = submission
  return (
    <Form
      label="提问"
      className={stackClass(4, true)}
      invalidPresses={submission.invalidPresses}
      onSubmit={submission.submit}
    >
      <Choices
        legend="向谁提问"
        kind="one"
        options={analysts}
        chosen={[analyst]}
        error={fieldErrors['analyst'] ?? ''}
        onChange={([picked = '']) => choose(picked)}
      />
      <TextArea
        label="您的问题"
        value={content}
        rows={5}
        most={MOST}
        error={fieldErrors['content'] ?? ''}
        onChange={type}
      />
      <PickStock label="相关股票（选填）" pick={ask.stock} />
      <UploadList
        uploads={pictures}
        title={`图片（选填，最多${MOST_PICTURES}张）`}
        name="图片"
        error={fieldErrors['pictures'] ?? ''}
      />
      {confirmation.needed && (
        <CheckField
          checked={confirmation.given}
          onChange={confirmation.give}
          error={fieldErrors['confirmation'] ?? ''}
        >{`我已知悉：${GENERAL_ONLY}`}</CheckField>
      )}
      <FormError>{error}</FormError>
      {ask.left !== '' && <Quiet>{ask.left}</Quiet>}
      {outcomeUnknown ? (
        <Button onClick={submission.verify} busy={busy}>
          核对结果
        </Button>
      ) : (
        <Button type="submit" busy={busy} disabled={ask.isUsedUp}>
          提交提问
        </Button>
      )}
    </Form>
  )
}
