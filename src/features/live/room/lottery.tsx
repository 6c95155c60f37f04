import { PRIZES } from '#lib/path/prize-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import prose from '#ui/prose/prose.module.css'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { type Lottery as Model, useLottery } from './lottery.model.ts'
import type { LotteryView } from './lottery.words.ts'
import css from './lottery.module.css'

/** The lottery of a room, beside the input: it never opens by itself, and shows its rules. LV-03 */
export function Lottery({ roomId, changes }: { roomId: string; changes: number }) {
  const { view, join, isRead, read, before } = useLottery(roomId, changes)
  if (!view) return null
  return (
    <section className={css.lottery} aria-label="抽奖">
      {before !== '' && (
        <div className={css.before}>
          <Quiet small>{before}</Quiet>
          <LinkButton href={PRIZES} kind="ghost" size="small">
            我的奖品
          </LinkButton>
        </div>
      )}
      <div className={css.sign}>
        <p id="lottery-state">{view.state}</p>
        <button type="button" aria-describedby="lottery-state" onClick={() => read(true)}>
          {view.isOpen && !view.joined ? '免费参与' : '抽奖'}
        </button>
      </div>
      <Sheet open={isRead} title={view.title} onClose={() => read(false)}>
        <Rules view={view} join={join} />
      </Sheet>
    </section>
  )
}

function Rules({ view, join }: { view: LotteryView; join: Model['join'] }) {
  return (
    <Stack gap={3}>
      <p role="status">{view.state}</p>
      <Facts items={view.facts} />
      <SafeHtml html={view.rules} files={FILES} className={prose['prose']} />
      <FormError>{join.error}</FormError>
      {view.isOpen && (
        <Button busy={join.busy} disabled={view.joined} onClick={join.press}>
          {view.joined ? '已参与' : '免费参与'}
        </Button>
      )}
      {view.won !== '' && (
        <>
          <p>{`您获得了 ${view.won}`}</p>
          <LinkButton href={PRIZES}>去领奖</LinkButton>
        </>
      )}
      {view.winners.length > 0 && (
        <ul aria-label="中奖名单">
          {view.winners.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
