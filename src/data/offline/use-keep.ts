import type { Call, InputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import { useData } from '#data/deps.tsx'
import { DeviceError } from '#data/explain.ts'
import { readersCall } from '#data/use-reader.ts'

/**
 * Fetches an answer and saves it for a page that was not opened yet, as the page itself would. Rejects if it is not on
 * the device in the end.
 */
export function useKeep() {
  const { send, snapshots, now, account } = useData()
  return async <C extends Call>(
    callOfMembers: C,
    input: InputOf<C>,
    page: { title: string; route: string },
  ): Promise<void> => {
    const whose = account()
    const call = readersCall(callOfMembers, whose)
    if (!call) return
    const copy = { value: await send(call, input), savedAt: now(), ...page }
    const isKept = account() === whose && (await snapshots.write(callKey(call, input), copy))
    if (account() !== whose) throw new DeviceError('登录状态已变更，未能保存')
    if (!isKept) throw new DeviceError('设备空间不足，未能保存')
  }
}
