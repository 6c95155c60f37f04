import { useEffect, useState } from 'react'
import type { InputOf } from '#api/call.ts'
import { addressCreate, addressV2 } from '#api/domains/account/user-address.ts'
import { HttpError } from '#api/errors.ts'
import type { Address } from '#api/shapes/address.ts'
import { explain } from '#data/explain.ts'
import { useChange } from '#data/use-change.ts'
import { digits } from '#lib/text/phone.ts'
import { useDraft } from '#session/use-draft.ts'
import { fetchAgain } from '#ui/lost-code.ts'
import { type FieldErrors, errorsOf, readDraft, startOf, type Written } from './address.ts'
import { loadRegions, type Regions } from './regions.ts'

/** One of the three lists of an area. */
export interface Choice {
  value: string
  options: { value: string; label: string }[]
  choose: (value: string) => void
}

export interface AddressForm {
  written: Written
  fieldErrors: FieldErrors
  change: (name: 'name' | 'mobile' | 'detail', text: string) => void
  /** 省、市、区; `lost`: the lists failed to load, with a retry. */
  area: { state: 'loading' | 'ready'; choices: Record<'province' | 'city' | 'district', Choice> } | Lost
  isDefault: boolean
  setDefault: (isDefault: boolean) => void
  /** Counts up whenever a field was refused. */
  invalidPresses: number
  error: string
  busy: boolean
  submit: () => void
}

interface Lost {
  state: 'lost'
  retry: () => void
}

const fine: FieldErrors = { name: '', mobile: '', area: '', detail: '' }

/** @param address the one to change; undefined for a new one */
export function useAddressForm(address: Address | undefined, onSaved: (saved: Address) => void): AddressForm {
  const [draft, setDraft] = useDraft(`address:${address?.id ?? 'new'}`)
  const written = readDraft(draft, startOf(address))
  const [isDefault, setDefault] = useState(address?.isDefault)
  const [fieldErrors, setFieldErrors] = useState(fine)
  const [invalidPresses, setInvalidPresses] = useState(0)
  const [error, setError] = useState('')
  const { run, busy } = useStore(address)
  const put = (change: Partial<Written>, error: keyof FieldErrors) => {
    setDraft(JSON.stringify({ ...written, ...change }))
    setFieldErrors({ ...fieldErrors, [error]: '' })
  }
  const save = async () => {
    setError('')
    const { mobile, ...rest } = written
    try {
      const saved = await run({
        ...rest,
        // For the first address the service decides.
        ...(isDefault !== undefined && { isDefault }),
        ...(mobile !== '' && { mobile }),
      })
      setDraft('')
      onSaved(saved)
    } catch (cause) {
      setError(explain(cause))
    }
  }
  return {
    written,
    fieldErrors,
    change: (name, text) => put({ [name]: name === 'mobile' ? digits(text, 11) : text }, name),
    area: useArea(written, (change) => put(change, 'area')),
    isDefault: isDefault ?? false,
    setDefault,
    invalidPresses,
    error,
    busy,
    submit() {
      const found = errorsOf(written, address !== undefined)
      setFieldErrors(found)
      if (Object.values(found).every((error) => error === '')) void save()
      else setInvalidPresses(invalidPresses + 1)
    },
  }
}

/**
 * Changes or adds an address. Falls back to the older call where the server has no v2, which it reports before doing
 * anything.
 */
function useStore(address: Address | undefined) {
  const v2 = useChange(addressV2)
  const v1 = useChange(addressCreate)
  const run = async (wish: Omit<InputOf<typeof addressCreate>, 'mobile'> & { mobile?: string }) => {
    try {
      return await v2.run({ ...wish, ...(address && { id: address.id }) })
    } catch (cause) {
      const missing = cause instanceof HttpError && cause.status === 404
      if (address || !missing) throw cause
      return v1.run({ ...wish, mobile: wish.mobile ?? '' })
    }
  }
  return { run, busy: v2.busy || v1.busy }
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
