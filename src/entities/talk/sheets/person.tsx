import { AnalystLink } from '#entities/analyst/analyst-link.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePerson } from './person.model.ts'

/** The speaker: name, position, registration number. CH-02 */
export function Person({ id }: { id: string }) {
  return (
    <LoadState loaded={usePerson(id)} skeleton={<Skeleton lines={3} />}>
      {(person) => (
        <Stack gap={3}>
          <AnalystLink person={person} />
          <Quiet>{person.intro}</Quiet>
        </Stack>
      )}
    </LoadState>
  )
}
