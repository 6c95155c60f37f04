import { useNextOpen } from './next-open.model.ts'

/** When trading begins again, while it rests. ST-03 */
export function NextOpen({ symbol }: { symbol: string }) {
  const line = useNextOpen(symbol)
  return line !== '' && <span>{line}</span>
}
