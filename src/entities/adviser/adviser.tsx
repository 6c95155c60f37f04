import { useState } from 'react'
import type { Analyst } from '#api/shapes.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { analystHref } from '#lib/path/analyst-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import css from './adviser.module.css'
import { Licence } from './licence.tsx'
import { toLicence } from './licence.words.ts'

/** An adviser with the registration number; a press shows how to verify it. law §5 */
export function Adviser({ person }: { person: Analyst }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar src={fileAt(person.avatarUrl)} name="" size={44} />
        <span className={css.words}>
          <span className={css.name}>
            {person.name} <Badge tone="gold">{isAnalyst(person) ? '证券分析师' : '投资顾问'}</Badge>
          </span>
          <span className={css.number}>{`登记编号：${person.certNo}`}</span>
        </span>
        <span className={css.check}>
          编号可查
          <Icon name="next" size={16} />
        </span>
      </button>
      <Sheet open={isOpen} title={isAnalyst(person) ? '证券分析师' : '证券投资顾问'} onClose={() => setOpen(false)}>
        <Stack gap={3}>
          <Licence person={toLicence(person)} as="p" />
          <LinkButton href={analystHref(person.number)} kind="plain">
            查看顾问主页
          </LinkButton>
        </Stack>
      </Sheet>
    </>
  )
}

/** Registered as an analyst, who writes research, and not as an adviser. law §5 */
const isAnalyst = ({ title }: Analyst) => title.includes('分析师')
