import { useVisitor } from '#session/visitor-context.tsx'

/** Whether the customer wants no video over a mobile network; read when a player is drawn. product AC-11 */
export function useWifiOnly(): boolean {
  return useVisitor().preferences.get().wifiOnly
}
