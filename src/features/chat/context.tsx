import { LoadState } from '#entities/loaded/load-state.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Button } from '#ui/button.tsx'
import { Row } from '#ui/layout/stack.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './chat.module.css'
import { type AroundMessage, useContext } from './context.model.ts'

interface Props {
  chatId: string
  /** The target message. */
  at: string
  onEnd: () => void
}

/** A message in its context, and a link to the end of the talk. CH-05 */
export function Context({ chatId, at, onEnd }: Props) {
  const { messages, place } = useContext(chatId, at)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keys */}
      <div className={css.context} role="region" aria-label="聊天记录" tabIndex={0}>
        <LoadState loaded={messages} skeleton={<Skeleton lines={8} inset />}>
          {(list) =>
            list.some(({ isSought }) => isSought) ? (
              <ol aria-label="消息上下文">
                {list.map((message) => (
                  <li
                    key={message.key}
                    ref={message.isSought ? place : null}
                    tabIndex={-1}
                    aria-current={message.isSought ? 'location' : undefined}
                    className={css.row}
                  >
                    <Message message={message} />
                  </li>
                ))}
              </ol>
            ) : (
              <Empty text="这条消息已不在聊天记录中" />
            )
          }
        </LoadState>
      </div>
      <div className={css.bar}>
        <Row>
          <Button size="small" onClick={onEnd}>
            回到最新
          </Button>
        </Row>
      </div>
    </>
  )
}

/** One of them: author, time, content. */
export function Message({ message: { avatar, who, time, text, quote } }: { message: AroundMessage }) {
  return (
    <>
      <Avatar src={avatar} name="" size={32} />
      <span className={css.words}>
        <span className={css.name}>
          <Quiet as="span" small>
            {who}
          </Quiet>
          <Quiet as="span" small>
            {time}
          </Quiet>
        </span>
        {quote !== '' && <Quiet small>{`回复：${quote}`}</Quiet>}
        <span>{text}</span>
      </span>
    </>
  )
}
