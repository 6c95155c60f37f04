import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { accountsAt } from '#test/service/seed/accounts.ts'
import { today } from '#test/service/seed/days.ts'
import { openDatabase } from './open.ts'
import { courseGifts, orders, reads, users } from './schema.ts'

it('a restart undoes every kind of write, and writes nothing if there was none', async () => {
  const { db, restart, close } = await openDatabase(':memory:')
  const rows = accountsAt(today(Date.now()), db)
  const kept = () => Promise.all([users, orders, reads, courseGifts].map((table) => db.select().from(table)))
  const changes = async () => (await db.run(sql`select total_changes() as count`)).rows[0]?.['count']
  await restart(rows)
  const before = await kept()
  const writes = [
    () => db.update(users).set({ nickName: '改' }),
    () => db.delete(orders),
    () => db.batch([db.insert(reads).values({ userId: 'u', place: 'p', at: 1 })]),
    () =>
      db.run(
        sql`insert or ignore into ${courseGifts} ("code", "userId", "courseNumber", "at") values ('c', 'u', 'n', 1)`,
      ),
    () => db.run(sql`with one as (select 1) delete from ${users}`),
  ]
  for (const write of writes) {
    await write()
    expect(await kept()).not.toEqual(before)
    await restart(rows)
    expect(await kept()).toEqual(before)
  }
  const count = await changes()
  await restart(rows)
  expect(await changes()).toBe(count)
  close()
})
