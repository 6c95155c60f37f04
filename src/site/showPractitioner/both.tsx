import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { useCompany } from '#site/frame/company.model.ts'
import { REGISTER } from '#lib/path/register.ts'
import { NumberedPages } from '#site/frame/pager.tsx'
import { Sections } from '#site/frame/sections.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { useTrack } from '#tracking/context.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import css from './both.module.css'
import { type Person, practitionersOf, useFilter, useFound, words } from './page.ts'
import { Search } from './search.tsx'

/** The staff who may give advice, for anybody to check. SI-19 */
export function ShowPractitioner() {
  const [filter, change] = useFilter()
  const found = useFound(filter)
  const company = useCompany()
  return (
    <SiteFrame {...words}>
      <Search filter={filter} branches={company.branches.map(({ name }) => name)} onChange={change} />
      <p role="status" className={css.found}>
        {found.state === 'ready' ? `共 ${found.data} 人` : '正在查询'}
      </p>
      <NumberedPages
        list={practitionersOf(filter)}
        label="从业人员"
        look={css.people}
        keyOf={({ certNo }) => certNo}
        row={(person) => <PersonCard person={person} />}
        empty={
          <Empty
            text="没有找到这样的从业人员，请核对姓名或登记编号"
            action={{ label: '联系我们', href: '/contactUs' }}
          />
        }
        outline={<Skeleton lines={9} />}
      />
      <div className={css.more}>
        <Sections
          sections={[
            {
              title: '查不到，或者信息不符？',
              blocks: [
                '请不要付款，也不要提供密码与验证码。对方可能冒用本公司或从业人员的名义，请向我们举报。',
                {
                  facts: [
                    {
                      name: '举报电话',
                      value: company.complaintPhone,
                      href: callHref(company.complaintPhone),
                    },
                    { name: '电子邮箱', value: company.email, href: `mailto:${company.email}` },
                    { name: AUTHORITY.name, value: AUTHORITY.phone, href: callHref(AUTHORITY.phone) },
                  ],
                },
                { links: [{ title: '查看仿冒公示', href: '/compliance/anti-fraud' }] },
              ],
            },
          ]}
        />
      </div>
    </SiteFrame>
  )
}

function PersonCard({ person: { certNo, name, photo, status, here, facts } }: { person: Person }) {
  const track = useTrack()
  return (
    <>
      <div className={css.head}>
        <Avatar src={photo} name="" size={64} />
        <h2>{name}</h2>
        <Badge tone={here ? 'brand' : 'plain'}>{status}</Badge>
      </div>
      <Facts dense items={facts.map(([term, value]) => ({ name: term, value }))} />
      <div onClickCapture={() => void track('media', 'verify_click', certNo)}>
        <LinkButton href={REGISTER} kind="plain" size="small">
          前往协会核验
        </LinkButton>
      </div>
    </>
  )
}
