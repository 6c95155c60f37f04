import { brand } from '#config/brand.ts'
import { GuestState } from '#entities/loaded/guest-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { Folded } from '#entities/strategy/folded.tsx'
import { priceParts } from '#lib/number/price-parts.ts'
import { PACKAGES } from '#lib/path/strategy-href.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Badge } from '#ui/badge.tsx'
import { Bar } from '#ui/layout/bar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Price } from '#ui/price/price.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type PackageView, usePackage } from './packages.model.ts'
import css from './package.module.css'

/** One package of strategies. SG-07 */
export function PackageScreen() {
  const { path, found } = usePackage()
  return (
    <Screen title="策略套餐" footer={found.state === 'ready' && <Foot view={found.data} />}>
      <Stack gap={3} inset>
        <GuestState
          loaded={found}
          path={path}
          text="登录后可查看策略套餐"
          skeleton={<Skeleton lines={12} />}
          closed={{ label: '看全部套餐', href: PACKAGES }}
        >
          {(view) => (
            <>
              <Card title={view.name}>
                <p>
                  <Badge tone="brand">{view.level}</Badge>
                </p>
                <Quiet small>等级取成员中最高的一个；购买前会核对与您的匹配。</Quiet>
              </Card>
              {view.folded && <Folded locked={view.folded} />}
              <Card title="成员并排">
                <Members view={view} />
                {/* Beside the table, which is scrolled: who signs must be read at once. */}
                {view.members.map(({ key, signers }) => (
                  <Quiet key={key} small>
                    {signers}
                  </Quiet>
                ))}
                <Quiet small>{`记录期间各不相同，不可直接比较。${PAST}。`}</Quiet>
              </Card>
            </>
          )}
        </GuestState>
      </Stack>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Foot({ view: { price, days, sku } }: { view: PackageView }) {
  const lead = (
    <>
      <Price {...priceParts(price)} />
      <Quiet small>{days}</Quiet>
    </>
  )
  return (
    <Bar lead={lead}>
      <LinkButton href={sku}>了解并订阅</LinkButton>
    </Bar>
  )
}

function Members({ view: { members, rows } }: { view: PackageView }) {
  return (
    // A table that is scrolled must be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.table} tabIndex={0} role="region" aria-label="成员对照表">
      <table>
        <thead>
          <tr>
            <th scope="col">成员</th>
            {members.map(({ key, name, href }) => (
              <th key={key} scope="col">
                <Anchor href={href}>{name}</Anchor>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {values.map((value, at) => (
                <td key={members[at]?.key}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
