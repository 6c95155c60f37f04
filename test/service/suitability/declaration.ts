import { desc, eq, sql } from 'drizzle-orm'
import type { ProfileForm } from '#api/shapes/evaluation.ts'
import { ageOn, ELDER, OF_AGE } from '#lib/time/age.ts'
import { declarations } from '#test/service/database/schema.ts'
import type { Deps } from '#test/service/deps.ts'
import { Refusal } from '#test/service/refusal.ts'
import type { User } from '#test/service/sessions.ts'
import { isRealName, realName } from '#lib/text/typed/name.ts'
import { isMobile } from '#lib/text/typed/number.ts'

/** The valid declaration of a customer. */
export async function declarationOf(userId: string, { db }: Deps) {
  const row = await db.query.declarations.findFirst({
    where: eq(declarations.userId, userId),
    orderBy: desc(declarations.version),
  })
  if (!row) return null
  // Written below, from a validated form.
  const { declared: _, elderConfirmed: __, ...fields } = JSON.parse(row.body) as ProfileForm
  return { ...fields, version: row.version, updatedAt: row.at }
}

/** Stores a declaration as the next version. SU-02 */
export async function declare(user: User, form: ProfileForm, now: number, deps: Deps) {
  if (user.mobile === null) throw new Refusal(40320, '请先绑定手机号')
  const name = realName(form.name)
  if (!isRealName(name)) throw new Refusal(40081, '请填写与证件一致的姓名')
  if (user.realName !== null && realName(user.realName) !== name) throw new Refusal(40082, '姓名与已认证的证件不一致')
  const age = ageOn(form.birthDate, now)
  if (age === null) throw new Refusal(40086, '出生日期不正确')
  if (age < OF_AGE) throw new Refusal(40371, '未满18周岁不可购买证券投资咨询服务')
  const years = form.experienceYears
  if (!Number.isInteger(years) || years < 0 || years > age) throw new Refusal(40083, '投资年限不正确')
  if (!form.selfInvest) throw new Refusal(40372, '服务仅限本人使用，不能代他人办理')
  if (form.familyContact !== undefined && !isMobile(form.familyContact)) {
    throw new Refusal(40021, '请输入正确的手机号')
  }
  if (age >= ELDER && form.elderConfirmed !== true) throw new Refusal(40084, '请阅读并确认老年投资者提示')
  if (!form.declared) throw new Refusal(40085, '请确认所填信息真实、准确、完整')
  const body = JSON.stringify({ ...form, name })
  // The same content again is a form sent twice.
  const [last] = await deps.db
    .select()
    .from(declarations)
    .where(eq(declarations.userId, user.userId))
    .orderBy(desc(declarations.version))
    .limit(1)
  if (last?.body === body) return true
  await deps.db.run(sql`insert into ${declarations} ("userId", "version", "body", "at")
    select ${user.userId}, coalesce(max("version"), 0) + 1, ${body}, ${now}
    from ${declarations} where "userId" = ${user.userId}`)
  return true
}
