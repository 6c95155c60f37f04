import { useState } from 'react'
import type { OutputOf } from '#api/call.ts'
import { workWxContactWayInfo } from '#api/domains/service/other.ts'
import type { Loaded } from '#data/loaded.ts'
import { useCall } from '#data/use-call.ts'

export interface AddAdviserModel {
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  way: Loaded<OutputOf<typeof workWxContactWayInfo>>
}

/** The QR code of an order's adviser, requested on demand. */
export function useAddAdviser(salesNumber: string | undefined): AddAdviserModel {
  const [isOpen, setOpen] = useState(false)
  const way = useCall(workWxContactWayInfo, isOpen ? { salesNumber } : null, { cache: true })
  return { isOpen, setOpen, way }
}
