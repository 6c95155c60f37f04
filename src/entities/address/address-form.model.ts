import { useEffect, useState } from 'react'
import { addressCreate, addressList, addressV2 } from '#api/domains/account/user-address.ts'
import { HttpError } from '#api/errors.ts'
import type { Address } from '#api/shapes/address.ts'
import { useBlocked, useSend } from '#data/provider.tsx'
import { type Submission, useSubmit, type Verified } from '#data/write/use-submit.ts'
import { useDraft } from '#session/use-draft.ts'
import { fetchAgain } from '#ui/state/lost-code.ts'
import { type FieldErrors, errorsOf, readDraft, startOf, type Written } from './address.ts'
import { loadRegions, type Regions } from './regions.ts'
import { plainLine } from '#lib/text/typed/plain.ts'

/** One of the three lists of an area. */
export interface Choice {
  value: string
  options: { value: string; label: string }[]
  choose: (value: string) => void
}

export interface AddressForm {
  written: Written
  change: (name: 'name' | 'mobile' | 'detail', text: string) => void
  /** 省、市、区; `lost`: the lists failed to load, with a retry. */
  area: { state: 'loading' | 'ready'; choices: Record<'province' | 'city' | 'district', Choice> } | Lost
  isDefault: boolean
  setDefault: (isDefault: boolean) => void
  /** Why it cannot be saved now. */
  blocked: string
  submission: Submission<FieldErrors>
}

interface Lost {
  state: 'lost'
  retry: () => void
}

/** @param address the one to change; undefined for a new one */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address) => void): AddressForm {
  const [draft, setDraft] = useDraft(`address:${address?.id ?? 'new'}`)
  const written = readDraft(draft, startOf(address))
  const [isDefault, setDefault] = useState(address?.isDefault)
  const blocked = useBlocked()
  const send = useSend()
  const verify = async ({ mobile, ...rest }: Written): Promise<Verified<Address>> => {
    const saved = (await send(addressList, {})).find((each) => isSame(each, rest, mobile))
    return saved ? { result: saved } : { error: '经核对地址没有保存，请再次保存' }
  }
  const submission = useSubmit({
    fields: { ...written, name: plainLine(written.name), detail: plainLine(written.detail) },
    validate: (fields) => errorsOf(fields, address !== undefined),
    async run({ mobile, ...rest }) {
      // For the first address the service decides whether it is the default one.
      const wish = { ...rest, ...(isDefault !== undefined && { isDefault }), ...(mobile !== '' && { mobile }) }
      try {
        return await send(addressV2, { ...wish, ...(address && { id: address.id }) })
      } catch (cause) {
        // A server without v2 rejects it without any effect: there the older call adds one.
        const isMissing = cause instanceof HttpError && cause.status === 404
        if (address || !isMissing) throw cause
        return send(addressCreate, { ...wish, mobile })
      }
    },
    // Saving an existing one again is harmless; a new one would be duplicated.
    ...(!address && { verify, unverified: '暂时无法核对地址是否已保存，请联网后核对，不要重复保存' }),
    done(saved) {
      setDraft('')
      onSaved(saved)
    },
  })
  const put = (change: Partial<Written>) => setDraft(JSON.stringify({ ...written, ...change }))
  return {
    written,
    change: (name, text) => put({ [name]: text }),
    area: useArea(written, put),
    isDefault: isDefault ?? false,
    setDefault,
    blocked,
    submission,
  }
}

const SHOWN = ['name', 'province', 'city', 'district', 'detail'] as const

/** Whether a saved address is the typed one; only the last digits of its number are known. */
function isSame(saved: Address, written: Omit<Written, 'mobile'>, mobile: string): boolean {
  const isEqual = SHOWN.every((field) => saved[field] === written[field])
  return isEqual && saved.mobileMasked.slice(-4) === mobile.slice(-4)
}

function useArea(written: Written, put: (change: Partial<Written>) => void): AddressForm['area'] {
  const [regions, setRegions] = useState<Regions | 'lost'>()
  useEffect(() => {
    let wanted = true
    loadRegions().then(
      (found) => wanted && setRegions(found),
      () => wanted && setRegions('lost'),
    )
    return () => {
      wanted = false
    }
  }, [])
  if (regions === 'lost') return { state: 'lost', retry: () => fetchAgain(() => setRegions('lost')) }
  const { province, city, district } = written
  const cities = regions?.get(province)
  const districts = cities?.get(city)
  return {
    state: regions ? 'ready' : 'loading',
    choices: {
      province: choice(province, regions?.keys(), (value) => put({ province: value, city: '', district: '' })),
      city: choice(city, cities?.keys(), (value) => put({ city: value, district: '' })),
      district: choice(district, districts, (value) => put({ district: value })),
    },
  }
}

/** The current value stays in its list, even where the lists have changed since. */
function choice(value: string, names: Iterable<string> = [], choose: Choice['choose']): Choice {
  const all = new Set(names)
  if (value !== '') all.add(value)
  return { value, options: [...all].map((name) => ({ value: name, label: name })), choose }
}
