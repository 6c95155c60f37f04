import { LoadState } from '#entities/loaded/load-state.tsx'
import { Badge } from '#ui/badge.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import css from '#features/account/account.module.css'
import { MOST, useAddressList } from './address-list.model.ts'

/** 收货地址: all addresses, each linked to its form. AC-09 */
export function AddressListScreen() {
  const list = useAddressList()
  usePage({ title: '收货地址' })
  const add = list.state === 'ready' && !list.data.full && list.data.rows.length > 0
  return (
    <Screen
      title="收货地址"
      footer={
        add && (
          <LinkButton href="/me/address/edit" kind="primary">
            新增收货地址
          </LinkButton>
        )
      }
    >
      <LoadState loaded={list} skeleton={<Skeleton lines={6} />}>
        {({ rows, full }) =>
          rows.length === 0 ? (
            <Empty text="暂无收货地址" action={{ label: '新增收货地址', href: '/me/address/edit' }} />
          ) : (
            <>
              <CellGroup>
                {rows.map(({ id, title, area, isDefault, href }) => (
                  <Cell
                    key={id}
                    title={title}
                    note={area}
                    value={isDefault && <Badge tone="brand">默认</Badge>}
                    href={href}
                  />
                ))}
              </CellGroup>
              {full && <p className={css.hint}>{`最多保存${MOST}个收货地址，可修改已有地址`}</p>}
            </>
          )
        }
      </LoadState>
    </Screen>
  )
}
