import { useSWRConfig } from 'swr'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Answer } from './answer.ts'
import { useAccount } from './deps.tsx'
import { readersCall } from './use-reader.ts'

/** Changes the shown data of a call before a write is answered; the caller reverts it if the write fails. */
export function useMutateCall() {
  const { mutate } = useSWRConfig()
  const account = useAccount()
  return <C extends Call>(call: C, input: InputOf<C>, change: (old: OutputOf<C>) => OutputOf<C>): void => {
    void mutate<Answer<OutputOf<C>>>(
      [account, callKey(readersCall(call, account), input)],
      (old) => old && { ...old, data: change(old.data) },
      { revalidate: false },
    )
  }
}
