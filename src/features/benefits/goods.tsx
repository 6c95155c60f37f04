import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PrizeHead } from '#entities/prize/prize-head.tsx'
import { GOODS, PRIZES } from '#lib/path/prize-href.ts'
import { Button } from '#ui/button.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type ParcelPage, useGoods, useGoodsId, useParcel } from './goods.model.ts'
import type { ParcelView } from './goods.words.ts'

const AddressPicker = lazyPart(
  () => import('#entities/address/address-picker.tsx').then((m) => m.AddressPicker),
  <Skeleton lines={2} />,
)

/** 实物领取. BE-09 */
export function GoodsScreen() {
  const id = useGoodsId()
  return <Screen title="实物领取">{id === '' ? <All /> : <One key={id} id={id} />}</Screen>
}

function All() {
  return (
    <PagedList
      pages={useGoods()}
      label="实物领取"
      keyOf={({ key }) => key}
      row={({ name, note, status, href }) => <Cell title={name} note={note} value={status} href={href} />}
      empty={<Empty text="暂无待寄送的奖品或礼品" action={{ label: '我的奖品', href: PRIZES }} />}
    />
  )
}

function One({ id }: { id: string }) {
  const page = useParcel(id)
  return (
    <Stack gap={3} inset>
      <LoadState loaded={page.parcel} skeleton={<Skeleton lines={8} />}>
        {(parcel) => <Parcel parcel={parcel} page={page} />}
      </LoadState>
      <Row>
        <LinkButton href={GOODS} kind="plain" size="small">
          全部寄送
        </LinkButton>
      </Row>
    </Stack>
  )
}

function Parcel({ parcel, page }: { parcel: ParcelView; page: ParcelPage }) {
  const { name, image, status, receiver, address, express, isOpen, isSent, waits } = parcel
  const facts = [
    { name: '收货人', value: receiver },
    { name: '寄往', value: address },
    { name: '物流', value: express },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <Card>
        <PrizeHead {...{ name, image, status, waits }} />
        {facts.length > 0 && <Facts items={facts} />}
      </Card>
      {isOpen && <Sending page={page} waits={waits} />}
      {isSent && <Quiet>已发货，不能再修改收货地址。</Quiet>}
    </>
  )
}

function Sending({ page: { choice, submission }, waits }: { page: ParcelPage; waits: boolean }) {
  const { error, fieldErrors, busy, submit } = submission
  return (
    <>
      <AddressPicker choice={choice} />
      <FormError>{fieldErrors['address'] || error}</FormError>
      <Button busy={busy} onClick={submit}>
        {waits ? '确认收货地址' : '改寄到此地址'}
      </Button>
      <Quiet small>地址仅用于寄送本奖品；发货前可以修改。</Quiet>
    </>
  )
}
