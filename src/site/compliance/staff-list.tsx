import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { fileAt } from '#entities/stored-file/stored-file.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useStaff } from './page.ts'
import css from './staff-list.module.css'

/** Some of the practitioners, and a link to all of them. */
export function StaffList() {
  return (
    <Card label="从业人员" roomy>
      <LoadState loaded={useStaff()} skeleton={<Skeleton lines={18} />}>
        {(list) =>
          list.length === 0 ? (
            <Empty text="暂无人员信息" action={{ label: '联系我们', href: '/contactUs' }} />
          ) : (
            <ul className={css.staff}>
              {list.map(({ certNo, name, photoUrl, category }) => (
                <li key={certNo}>
                  <Avatar src={fileAt(photoUrl)} name={name} size={48} />
                  <div>
                    <p>{name}</p>
                    <Quiet>{`登记编号：${certNo}`}</Quiet>
                    <Quiet>{category}</Quiet>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <LinkButton href="/showPractitioner" kind="plain" size="small">
        查询全部从业人员
      </LinkButton>
    </Card>
  )
}
