import { lazyPart } from '#ui/lazy-part.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { BubbleView } from '#entities/talk/talk.words.ts'
import { FilmSheet } from './film-sheet.tsx'
import { MessageMenu } from './message-menu.tsx'
import type { Liked } from './message-menu.model.ts'

const Person = lazyPart(() => import('./person.tsx').then((m) => m.Person), <Skeleton lines={3} />)

/** The sheet above the list: at most one. */
export interface Opened {
  menu?: BubbleView
  film?: BubbleView['film']
  /** The speaker's id. */
  person?: string
}

interface Props {
  opened: Opened
  open: (what: Opened) => void
  onLiked: (messageId: string, like: Liked) => void
  onQuote: ((bubble: BubbleView) => void) | undefined
}

/** Menu, video and author of a message: loaded when the first of them is opened. CH-02 */
export function TalkSheets({ opened: { menu, film, person }, open, onLiked, onQuote }: Props) {
  const close = () => open({})
  return (
    <>
      <Sheet open={menu !== undefined} title="消息操作" onClose={close}>
        {menu && (
          <MessageMenu
            bubble={menu}
            onQuote={onQuote}
            onLiked={onLiked}
            onPerson={() => open({ person: menu.person })}
            onDone={close}
          />
        )}
      </Sheet>
      <FilmSheet film={film} onClose={close} />
      <Sheet open={person !== undefined} title="发言人资料" onClose={close}>
        {person !== undefined && <Person id={person} />}
      </Sheet>
    </>
  )
}
