import { useState } from 'react'
import type { Analyst } from '#api/shapes.ts'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { REGISTER } from '#lib/path/register.ts'
import { useTrack } from '#tracking/context.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useCopy } from '#ui/use-copy.ts'
import css from './adviser.module.css'

/** An adviser with the registration number; a press shows how anybody can check it. law §5 */
export function Adviser({ person }: { person: Analyst }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={css.line} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Avatar src={fileAt(person.avatarUrl)} name="" size={44} />
        <span className={css.words}>
          <span className={css.name}>
            {person.name} <Badge tone="gold">投资顾问</Badge>
          </span>
          <span className={css.number}>{`登记编号：${person.certNo}`}</span>
        </span>
        <span className={css.check}>
          编号可查
          <Icon name="next" size={16} />
        </span>
      </button>
      <Sheet open={isOpen} title="证券投资顾问" onClose={() => setOpen(false)}>
        <Identity person={person} />
      </Sheet>
    </>
  )
}

/** What a licence says, and where it can be compared with the association's. */
function Identity({ person: { name, title, orgName, certNo, avatarUrl } }: { person: Analyst }) {
  const copy = useCopy()
  const track = useTrack()
  return (
    <Stack gap={3}>
      <Row gap={3}>
        <Avatar src={fileAt(avatarUrl)} name="" size={64} />
        <p className={css.name}>{name}</p>
      </Row>
      <Facts
        dense
        items={[
          { name: '登记类别', value: '证券投资顾问' },
          { name: '登记编号', value: certNo },
          { name: '所属机构', value: orgName },
          { name: '职务', value: title },
        ]}
      />
      <Quiet small>
        在中国证券业协会网站输入登记编号，核对姓名、照片与所属机构是否一致；不一致的，请勿付款并告知我们。
      </Quiet>
      <Row gap={2}>
        <Button kind="plain" onClick={() => copy(certNo)}>
          复制编号
        </Button>
        <span onClickCapture={() => void track('media', 'verify_click', certNo)}>
          <LinkButton href={REGISTER}>前往协会核验</LinkButton>
        </span>
      </Row>
    </Stack>
  )
}
