import { expect, it } from 'vitest'
import { createAnswerQueue } from './answer-queue.ts'

function setUp() {
  const sent: string[] = []
  const gates: { open: () => void; fail: () => void }[] = []
  const queue = createAnswerQueue((topicId, optionIds) => {
    sent.push(`${topicId}:${optionIds.join()}`)
    return new Promise<void>((resolve, reject) => gates.push({ open: resolve, fail: () => reject(new Error('lost')) }))
  })
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { queue, sent, gates, turn }
}

it('sends one after the other, and per question only the newest choice', async () => {
  const { queue, sent, gates, turn } = setUp()
  queue.put('T1', ['a'])
  queue.put('T1', ['b'])
  queue.put('T1', ['c'])
  expect(sent).toEqual(['T1:a'])
  const all = queue.flush()
  gates[0]?.open()
  await turn()
  expect(sent).toEqual(['T1:a', 'T1:c'])
  gates[1]?.open()
  await all
  expect(sent).toEqual(['T1:a', 'T1:c'])
})

it('keeps lost answers and resends them when completeness is checked', async () => {
  const { queue, sent, gates, turn } = setUp()
  queue.put('T1', ['a'])
  gates[0]?.fail()
  await turn()
  const again = queue.flush()
  await turn()
  expect(sent).toEqual(['T1:a', 'T1:a'])
  gates[1]?.fail()
  await expect(again).rejects.toMatchObject({ topicId: 'T1', cause: new Error('lost') })
  const last = queue.flush()
  await turn()
  gates[2]?.open()
  await last
  await queue.flush()
  expect(sent).toHaveLength(3)
})

it('names the question whose answer was rejected, and sends the later ones once it is replaced', async () => {
  const { queue, sent, gates, turn } = setUp()
  queue.put('T1', ['a', 'b'])
  gates[0]?.fail()
  await turn()
  queue.put('T2', ['c'])
  gates[1]?.fail()
  await turn()
  const blocked = queue.flush()
  await turn()
  gates[2]?.fail()
  await expect(blocked).rejects.toMatchObject({ topicId: 'T1' })
  queue.put('T1', ['b'])
  const all = queue.flush()
  gates[3]?.open()
  await turn()
  gates[4]?.open()
  await all
  expect(sent.slice(3)).toEqual(['T1:b', 'T2:c'])
})
