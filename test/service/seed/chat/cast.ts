import type { Msg } from '#api/shapes/media.ts'
import { senderOf } from '#test/service/seed/media/streams.ts'
import { analysts } from '#test/service/seed/people.ts'

/** The seeded participants of chats and rooms. */

export const people = ['海边的风', '阿May🌸', '长线老张', '木木', '小鹿', '账本控', '南山南', '黑咖啡不加糖☕'] as const

export function guest(name: string): Msg['sender'] {
  const id = `g-${people.findIndex((each) => each === name) + 1}`
  return { id, name, avatarUrl: `/files/avatars/${id}.svg`, role: 'USER' }
}

export function teacher(number: string): Msg['sender'] {
  const found = analysts.find((each) => each.number === number)
  return found ? senderOf(found) : guest('老师')
}

/** Prefix of the account ids of seeded people. */
export const CAST = 'cast/'

/** The account id of a seeded person. */
export const castId = ({ id }: Msg['sender']): string => `${CAST}${id}`

/** The seeded person with this account, if any. */
export function castOf(userId: string): Msg['sender'] | undefined {
  if (!userId.startsWith(CAST)) return undefined
  const id = userId.slice(CAST.length)
  return people.map(guest).find((each) => each.id === id) ?? teacher(id)
}
