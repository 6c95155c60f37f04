import { useState } from 'react'
import type { Sku } from '#api/shapes/order.ts'
import { checkoutHref } from '#lib/path/order-href.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { QrCode } from '#ui/media/qr-code.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import type { Gate } from './gates.ts'
import { costText, factsOf, type GateFacts, stepsAfter } from './passport.words.ts'
import css from './checkout.module.css'

interface Props {
  gates: readonly Gate[]
  sku: Sku
}

/** The gates of a purchase as a checklist: what, why, how long, and who sees the data. journey I5 */
export function Passport({ gates, sku }: Props) {
  const done = gates.filter((gate) => gate.done).length
  return (
    <>
      {gates.length > 0 && (
        <CellGroup title={`下单前确认（已完成 ${done}/${gates.length}）`}>
          {gates.map((gate) => (
            <GateCell key={gate.gate} gate={gate} />
          ))}
        </CellGroup>
      )}
      <CellGroup title="下单后">
        {stepsAfter(sku).map((step) => (
          <Cell key={step.title} title={step.title} note={<Note facts={step} />} />
        ))}
        <OtherDevice path={checkoutHref(sku.skuId)} />
      </CellGroup>
    </>
  )
}

function GateCell({ gate: { gate, title, value, done, href } }: { gate: Gate }) {
  const facts = factsOf(gate)
  return (
    <Cell
      title={title}
      note={facts && <Note facts={facts} />}
      value={
        <span className={done ? css.done : css.open}>
          {done && <Icon name="check" size={16} />}
          {value}
        </span>
      }
      href={href}
    />
  )
}

function Note({ facts }: { facts: Pick<GateFacts, 'why' | 'time' | 'seenBy'> }) {
  return (
    <>
      {facts.why}
      <br />
      {costText(facts)}
    </>
  )
}

/** The address only: the person who opens it signs in there, and completed steps already count. */
function OtherDevice({ path }: { path: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cell title="换一台设备继续" note="已完成的认证与测评在您的账号下继续有效" onClick={() => setOpen(true)} />
      <Sheet open={open} title="换一台设备继续" onClose={() => setOpen(false)}>
        <Stack gap={3} center>
          <QrCode text={location.origin + path} label="扫码在另一台设备继续办理" />
          <Quiet>二维码只含本页地址，不含登录信息；扫码后请用同一账号登录。</Quiet>
          <Button kind="plain" onClick={() => setOpen(false)}>
            知道了
          </Button>
        </Stack>
      </Sheet>
    </>
  )
}
