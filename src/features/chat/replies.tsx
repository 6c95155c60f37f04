import { FeedList } from '#entities/list/feed-list.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import css from './chat.module.css'
import { type ReplyRow, useReplies } from './replies.model.ts'

/** 回复我的. CH-05 */
export function RepliesScreen() {
  return (
    <Screen title="回复我的">
      <FeedList
        feed={useReplies()}
        noun="回复"
        label="回复我的"
        look={css.rows}
        keyOf={({ key }) => key}
        row={(row) => <Reply row={row} />}
        empty={<Empty text="还没有人回复您" action={{ label: '去圈子', href: '/chat' }} />}
      />
      <RiskLine />
    </Screen>
  )
}

function Reply({ row: { name, avatar, text, quote, time, href } }: { row: ReplyRow }) {
  return (
    <Anchor href={href} className={css.row}>
      <Avatar src={avatar} name="" size={44} />
      <span className={css.words}>
        <span className={css.name}>
          <span>{name}</span>
          <Quiet as="span" small>
            {time}
          </Quiet>
        </span>
        <span>{text}</span>
        {quote !== '' && <Quiet small>{`回复：${quote}`}</Quiet>}
      </span>
    </Anchor>
  )
}
