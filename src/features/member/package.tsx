import type { PageProps } from '#data/page/page.ts'
import { brand } from '#config/brand.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { VIP } from '#lib/path/benefit-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePackage } from './package.model.ts'

/** The contents of a membership package. BE-05 */
export function PackageScreen({ useOpens }: Pick<PageProps, 'useOpens'>) {
  const { path, name, services } = usePackage(useOpens())
  return (
    <Screen title={name}>
      <GuestState
        loaded={services}
        path={path}
        text="会员服务包含会员专栏、会员圈子与会员直播，登录后可查看内容与期限。"
        skeleton={<Skeleton lines={8} inset />}
        closed={{ label: '看会员等级', href: VIP }}
      >
        {(rows) => (
          <CellGroup>
            {rows.map(({ key, name: service, note, href }) => (
              <Cell key={key} title={service} note={note} href={href} />
            ))}
          </CellGroup>
        )}
      </GuestState>
      <Quiet inset small>
        等级只表示学习内容多少，与投资结果无关；到期停止，不自动续费。
      </Quiet>
      <Quiet inset>
        <LinkButton href={VIP} kind="plain" size="small">
          会员等级与体验
        </LinkButton>
      </Quiet>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}
