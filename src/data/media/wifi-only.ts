import { useVisitor } from '#session/visitor-context.tsx'

/** Whether the customer blocks video on mobile networks; read when a player is drawn. product AC-11 */
export function useWifiOnly(): boolean {
  return useVisitor().preferences.get().wifiOnly
}
