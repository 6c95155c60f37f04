import { expect, it } from 'vitest'
import type { Msg } from '#api/shapes/media.ts'
import { toAround } from './context.model.ts'

it('a message that is looked up shows its year', () => {
  const sentAt = Date.parse('2025-11-20T15:00:00+08:00')
  const message = { messageId: 'M1', kind: 'TEXT', text: '好', sender: { name: '李明', role: 'ANALYST' }, sentAt }
  expect(toAround(message as Msg, 'M1').time).toBe('2025-11-20 15:00')
})
