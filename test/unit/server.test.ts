import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { startServer } from '#test/e2e/kit/server.ts'

it('a test never talks to a service it has not started, even on its own port', async () => {
  const server = await startServer()
  expect(await server.journal('/none')).toEqual([])
  await server.kill()

  const other = createServer((_, answer) => answer.end('[]'))
  await new Promise<void>((resolve) => other.listen(Number(new URL(server.plain).port), resolve))
  await expect(server.journal()).rejects.toThrow(`another service answers at ${server.plain}`)
  await expect(server.revive()).rejects.toThrow('the service did not start')
  await new Promise((resolve) => other.close(resolve))
})
