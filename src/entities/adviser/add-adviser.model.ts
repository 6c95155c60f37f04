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

/** The code of the person who serves an order, requested when it is wanted. */
export function useAddAdviser(salesNumber: string | undefined): AddAdviserModel {
  const [isOpen, setOpen] = useState(false)
  const way = useCall(workWxContactWayInfo, isOpen ? { salesNumber } : null, { cache: true })
  return { isOpen, setOpen, way }
}
