/** Whether the browser reports a mobile network; false where it does not report it. */
export function onMobileData(device: object): boolean {
  if (!('connection' in device)) return false
  const { type }: { type?: unknown } = Object(device.connection)
  return type === 'cellular'
}
