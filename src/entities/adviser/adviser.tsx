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
import { registeredAs, toLicence } from './licence.words.ts'

/** An adviser with the registration number; a press shows how to verify it. law §5 */
export function Adviser({ person }: { person: Analyst }) {
  const [isOpen, setOpen] = useState(false)
  const { name, avatarUrl, certNo, number } = person
  const role = registeredAs(person)
  return (
    <>
      <button type="button" className={css.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar src={fileAt(avatarUrl)} name="" size={44} />
        <span className={css.words}>
          <span className={css.name}>
            {name} {role !== '' && <Badge tone="gold">{role}</Badge>}
          </span>
          <span className={css.number}>{certNo ? `登记编号：${certNo}` : '无投顾资格'}</span>
        </span>
        <span className={css.check}>
          {certNo && '编号可查'}
          <Icon name="next" size={16} />
        </span>
      </button>
      <Sheet
        open={isOpen}
        title={role === '投资顾问' ? '证券投资顾问' : role || '人员信息'}
        onClose={() => setOpen(false)}
      >
        <Stack gap={3}>
          <Licence person={toLicence(person)} as="p" />
          {certNo && (
            <LinkButton href={analystHref(number)} kind="plain">
              查看顾问主页
            </LinkButton>
          )}
        </Stack>
      </Sheet>
    </>
  )
}
