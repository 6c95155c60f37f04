import { useParams } from 'wouter'
import { orderInfo } from '#api/domains/trade/order/read.ts'
import { publicOrderContract } from '#api/domains/public/orders.ts'
import { unreached } from '#api/errors.ts'
import { DeviceError, explain } from '#data/explain.ts'
import { useOnline } from '#data/provider.tsx'
import type { FileName } from '#data/offline/saved-files.ts'
import { dataOf, type Loaded, ready } from '#data/loaded.ts'
import { useFresh } from '#data/use-fresh.ts'
import { stamp } from '#lib/time/dates.ts'
import { type KeptFile, useKeptFiles } from './kept-files.model.ts'
import { documentAt } from '#entities/stored-file/document-at.ts'

interface ContractFile {
  name: string
  /** The address that opens it; '' where it may not be opened. */
  url: string
  /** SHA-256, hex. */
  hash: string
  /** Whether it is saved on this device, and why it cannot be opened where it cannot. */
  note: string
  /** Saves it on this device; undefined where that is not wanted, done or possible. */
  keep: (() => void) | undefined
  keeping: boolean
}

interface Contract {
  orderNumber: string
  serviceName: string
  files: ContractFile[]
  /** Whether opened files are saved on this device. */
  keeps: boolean
}

const UNSAVED = '未保存到本机，联网后才能打开'
const NOTHING = '本订单没有保存到本机的文件，离线无法打开'

/**
 * The signed files of an order. Only its owner sees them although their path is public, and no address of one is stored
 * on the device; a file itself is, where the customer wants it. Each file says what can be done with it offline.
 * OR-14, AC-11, A18
 */
export function useContract(): Loaded<Contract> {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const online = useOnline()
  const read = useFresh(orderInfo, { orderNumber })
  const order = dataOf(read)
  const contract = useFresh(publicOrderContract, order ? { orderNumber } : null)
  const found = dataOf(contract)
  const kept = useKeptFiles(orderNumber)
  const failed = [read, contract].find((each) => each.state === 'failed')
  const isStale = [read, contract].some((each) => each.state === 'ready' && each.stale)
  const offline = !online || isStale || unreached(failed?.error)
  if (order && found) {
    const serviceName = order.sku.name
    const listed = found.files.map(({ name, hash }) => ({ name, hash }))
    const files = found.files.map(({ name, hash, url }): ContractFile => {
      const row = rowOf({ name, hash }, kept.files, offline)
      const address = documentAt(url)
      if (offline || address === '') return row
      const wanted = kept.wanted && row.note === ''
      const keep = () => void kept.keep(address, { orderNumber, serviceName, name, hash, listed })
      return { ...row, url: address, keep: wanted ? keep : undefined, keeping: kept.keeping === hash }
    })
    return ready({ orderNumber, serviceName, files, keeps: kept.wanted })
  }
  if (!failed || !kept.files) return { state: 'loading' }
  const [newest] = kept.files
  if (newest && offline) {
    const files = newest.listed.map((each) => rowOf(each, kept.files, true))
    return ready({ orderNumber, serviceName: newest.serviceName, files, keeps: kept.wanted })
  }
  return offline ? { ...failed, error: new DeviceError(`${explain(failed.error)}。${NOTHING}`) } : failed
}

/** A saved file: offline its copy opens, or the page shows why there is none. */
function rowOf({ name, hash }: FileName, kept: readonly KeptFile[] | undefined, offline: boolean): ContractFile {
  const copy = kept?.find((each) => each.hash === hash)
  const note = copy ? `已保存 ${stamp(copy.savedAt)}，离线可打开` : offline ? UNSAVED : ''
  return { name, hash, url: (offline && copy?.href) || '', note, keep: undefined, keeping: false }
}
