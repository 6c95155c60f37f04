import { useParams } from 'wouter'
import { orderInfoByNumber } from '#api/domains/order/read.ts'
import { ordersContract } from '#api/domains/public/orders.ts'
import { explain } from '#data/explain.ts'
import { usePoll } from '#data/use-poll.ts'
import { fileUrl } from '#lib/file-url.ts'
import { FILES } from './stored-file.ts'

interface ContractFile {
  name: string
  /** '' where the file may not be opened. */
  url: string
  /** SHA-256, hex. */
  hash: string
}

export type ContractPage =
  | { state: 'loading' }
  | { state: 'failed'; message: string; retry: () => void }
  | { state: 'ready'; orderNumber: string; serviceName: string; files: ContractFile[] }

/**
 * The signed files of an order: only its owner sees them, though their path is public, and no address of one is kept on
 * the device. product OR-14, A18
 */
export function useContract(): ContractPage {
  const { orderNumber = '' } = useParams<{ orderNumber?: string }>()
  const order = usePoll(orderInfoByNumber, { orderNumber }, { waits: [] })
  const found = usePoll(ordersContract, order.data ? { orderNumber } : null, { waits: [] })
  const failed = order.state === 'tired' && !order.data ? order : found.state === 'tired' && !found.data ? found : null
  if (failed) return { state: 'failed', message: explain(failed.error), retry: failed.ask }
  if (!order.data || !found.data) return { state: 'loading' }
  return {
    state: 'ready',
    orderNumber,
    serviceName: order.data.sku.name,
    files: found.data.files.map(({ name, url, hash }) => ({ name, hash, url: fileUrl(url, FILES) })),
  }
}
