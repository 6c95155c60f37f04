import { useState } from 'react'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { areaOf, wholeOf } from './address.ts'
import { AddressForm } from './address-form.tsx'
import type { AddressChoice } from './address-picker.model.ts'

/** The delivery address, and the buttons for another or a new one. Its model is `useAddressChoice`. */
export function AddressPicker({ choice }: { choice: AddressChoice }) {
  const [open, setOpen] = useState<'list' | 'form'>()
  const { chosen, addresses } = choice
  const close = () => setOpen(undefined)
  const pick: AddressChoice['pick'] = (address) => {
    choice.pick(address)
    close()
  }
  return (
    <LoadState loaded={addresses} skeleton={<Skeleton lines={2} />}>
      {(list) => (
        <>
          <CellGroup title="收货地址">
            {chosen ? (
              <Cell
                title={`${chosen.name} ${chosen.mobileMasked}`}
                note={wholeOf(chosen)}
                value="更换"
                onClick={() => setOpen('list')}
              />
            ) : (
              <Cell title="请添加收货地址" onClick={() => setOpen('form')} />
            )}
          </CellGroup>
          <Sheet open={open === 'list'} title="选择收货地址" onClose={close}>
            <CellGroup>
              {list.map((address) => (
                <Cell
                  key={address.id}
                  title={`${address.name} ${address.mobileMasked}`}
                  note={areaOf(address)}
                  value={address.id === chosen?.id ? '已选' : address.isDefault ? '默认' : ''}
                  onClick={() => pick(address)}
                />
              ))}
            </CellGroup>
            <Button kind="plain" onClick={() => setOpen('form')}>
              新增收货地址
            </Button>
          </Sheet>
          <Sheet open={open === 'form'} title="新增收货地址" onClose={close}>
            <AddressForm onSaved={pick} />
          </Sheet>
        </>
      )}
    </LoadState>
  )
}
