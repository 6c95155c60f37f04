import { LoadState } from '#entities/loaded/load-state.tsx'
import { callHref } from '#lib/text/phone-link.ts'
import { useCompany } from '#site/frame/company.model.ts'
import { REGISTER } from '#site/frame/nav.ts'
import { NumberedPages } from '#site/frame/pager.tsx'
import { Sections } from '#site/frame/sections.tsx'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { useTrack } from '#tracking/context.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Empty } from '#ui/layout/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import css from './both.module.css'
import { type Filter, PAGE_SIZE, useFilter, usePractitioners, words } from './page.ts'
import { Search } from './search.tsx'

/** Who may give advice here, to be checked by anybody. product SI-19 */
export function ShowPractitioner() {
  const [filter, change] = useFilter()
  const first = usePractitioners(filter, 1)
  const company = useCompany()
  return (
    <SiteFrame {...words}>
      <Search filter={filter} branches={company.branches.map(({ name }) => name)} onChange={change} />
      <p role="status" className={css.found}>
        {first.state === 'ready' ? `共 ${first.data.total} 人` : '正在查询'}
      </p>
      <NumberedPages first={first} size={PAGE_SIZE}>
        {(pageNo) => <People filter={filter} pageNo={pageNo} />}
      </NumberedPages>
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
                    { name: '证监会服务热线', value: '12386', href: callHref('12386') },
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

function People({ filter, pageNo }: { filter: Filter; pageNo: number }) {
  const track = useTrack()
  return (
    <LoadState loaded={usePractitioners(filter, pageNo)} skeleton={<Waiting />}>
      {({ people }) =>
        people.length === 0 ? (
          <Empty text="没有找到这样的从业人员，请核对姓名或登记编号" />
        ) : (
          <ul className={css.people}>
            {people.map(({ certNo, name, photo, status, here, facts }) => (
              <li key={certNo}>
                <div className={css.head}>
                  <Avatar src={photo} name="" size={64} />
                  <h2>{name}</h2>
                  <Badge tone={here ? 'brand' : 'plain'}>{status}</Badge>
                </div>
                <dl>
                  {facts.map(([term, value]) => (
                    <div key={term}>
                      <dt>{term}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
                <div onClickCapture={() => void track('media', 'verify_click', certNo)}>
                  <LinkButton href={REGISTER} kind="plain" size="small">
                    前往协会核验
                  </LinkButton>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </LoadState>
  )
}

function Waiting() {
  return (
    <div className={css.people} aria-hidden>
      {Array.from({ length: 6 }, (_, at) => (
        <div key={at}>
          <Skeleton lines={9} />
        </div>
      ))}
    </div>
  )
}
