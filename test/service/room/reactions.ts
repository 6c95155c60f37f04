import { and, count, eq, inArray } from 'drizzle-orm'
import { type REACTION_KINDS, reactions } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import type { Session } from '#test/service/sessions.ts'

type Kind = (typeof REACTION_KINDS)[number]

interface Target {
  id: string
  /** Initial number of likes. */
  likes: number
}

/** Sets or removes a like; idempotent. */
export async function react(kind: Kind, target: Target, on: boolean, deps: Deps, session: Session) {
  const { userId } = session.user
  const row = { userId, kind, targetId: target.id }
  if (on) await deps.db.insert(reactions).values(row).onConflictDoNothing()
  else {
    const mine = and(eq(reactions.userId, userId), eq(reactions.kind, kind), eq(reactions.targetId, target.id))
    await deps.db.delete(reactions).where(mine)
  }
  return (await likedAll(kind, [target], deps, session))(target)
}

/** The like state of each target: its count, and whether the caller is included. */
export async function likedAll(kind: Kind, targets: readonly Target[], deps: Deps, session: Session | null) {
  const ids = targets.map(({ id }) => id)
  const here = and(eq(reactions.kind, kind), inArray(reactions.targetId, ids))
  const rows = await deps.db
    .select({ id: reactions.targetId, n: count() })
    .from(reactions)
    .where(here)
    .groupBy(reactions.targetId)
  const counts = new Map(rows.map(({ id, n }) => [id, n]))
  const own = session
    ? await deps.db.query.reactions.findMany({ where: and(here, eq(reactions.userId, session.user.userId)) })
    : []
  const mine = new Set(own.map(({ targetId }) => targetId))
  return ({ id, likes }: Target) => ({ likeCount: likes + (counts.get(id) ?? 0), isLiked: mine.has(id) })
}
