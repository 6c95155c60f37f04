/** Whether the browser says that the device is on a mobile network; false where it does not tell. */
export function onMobileData(device: object): boolean {
  if (!('connection' in device)) return false
  const { type }: { type?: unknown } = Object(device.connection)
  return type === 'cellular'
}
