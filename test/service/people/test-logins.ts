import { object, parse, string } from 'valibot'
import type { Deps } from '#test/service/deps.ts'
import { seedUsers } from '#test/service/seed/users.ts'
import { today } from '#test/service/seed/days.ts'

/** The test logins with what each shows. */
export function testLogins(now: number): { mobile: string; shows: string }[] {
  return seedUsers(today(now)).map(({ mobile, shows }) => ({ mobile, shows }))
}

/** Signs a mobile number in without a code, for tests and the simulator. */
export async function signIn(login: unknown, { accounts, sessions }: Pick<Deps, 'accounts' | 'sessions'>) {
  const { mobile } = parse(object({ mobile: string() }), login)
  const { user } = await accounts.ofMobile(mobile)
  return sessions.start(user, (await accounts.identityOfUser(user.userId)) ?? null)
}
