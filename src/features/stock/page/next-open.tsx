import { useNextOpen } from './next-open.model.ts'

/** When trading resumes, while the market is closed. ST-03 */
export function NextOpen({ symbol }: { symbol: string }) {
  const line = useNextOpen(symbol)
  return line !== '' && <span>{line}</span>
}
