import type { Msg } from '#api/shapes/media.ts'
import { senderOf } from '#test/service/seed/media/streams.ts'
import { analysts } from '#test/service/seed/people.ts'

/** Who speaks in chats and rooms of the seed. */

export const people = ['海边的风', '阿May🌸', '长线老张', '木木', '小鹿', '账本控', '南山南', '黑咖啡不加糖☕'] as const

export function guest(name: string): Msg['sender'] {
  const id = `g-${people.findIndex((each) => each === name) + 1}`
  return { id, name, avatarUrl: `/files/avatars/${id}.svg`, role: 'USER' }
}

export function teacher(number: string): Msg['sender'] {
  const found = analysts.find((each) => each.number === number)
  return found ? senderOf(found) : guest('老师')
}

/** What the account of somebody of the seed begins with. */
export const CAST = 'cast/'

/** What stands for an account where somebody of the seed speaks. */
export const castId = ({ id }: Msg['sender']): string => `${CAST}${id}`

/** Who of the seed speaks, if it is one of them. */
export function castOf(userId: string): Msg['sender'] | undefined {
  if (!userId.startsWith(CAST)) return undefined
  const id = userId.slice(CAST.length)
  return people.map(guest).find((each) => each.id === id) ?? teacher(id)
}
