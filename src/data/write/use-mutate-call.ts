import { useSWRConfig } from 'swr'
import type { Call, InputOf, OutputOf } from '#api/call.ts'
import { callKey } from '#api/key.ts'
import type { Answer } from '#data/answer.ts'
import { useData } from '#data/deps.tsx'
import { readersCall } from '#data/use-reader.ts'

/** Changes the shown data of a call before a write is answered; the caller reverts it if the write fails. */
export function useMutateCall() {
  const { mutate } = useSWRConfig()
  const { account: accountNow } = useData()
  return <C extends Call>(call: C, input: InputOf<C>, change: (old: OutputOf<C>) => OutputOf<C>): void => {
    // While the write was under way, a bound number may have led to another account.
    const account = accountNow()
    void mutate<Answer<OutputOf<C>>>(
      [account, callKey(readersCall(call, account) ?? call, input)],
      (old) => old && { ...old, data: change(old.data) },
      { revalidate: false },
    )
  }
}
