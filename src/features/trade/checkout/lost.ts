import { DeviceError } from '#data/explain.ts'

/** Code that did not arrive: nothing was sent. */
export function lost(): never {
  throw new DeviceError('页面没有加载完整，请刷新后重试')
}
