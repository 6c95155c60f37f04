import { expect, it } from 'vitest'
import { publicArticleInfo, publicCourseDetail, publicCourseList } from '#api/domains/public/open.ts'
import { ApiError } from '#api/errors.ts'
import { createSend } from '#api/signed-send.ts'
import { defaultBases } from '#config/environment.ts'
import { malformedBodies } from '#test/corpora/bodies.ts'
import { explain } from './explain.ts'

/** Server internals, which no message may show. */
const RAW = /[<>{}]|doctype|Bad Gateway|callback|errcode|\[object|undefined|NaN|null|code=0|�/i

it.each([
  ['the list', publicCourseList, {}],
  ['a course', publicCourseDetail, { number: 'C101' }],
  ['an article', publicArticleInfo, { id: 'A201' }],
] as const)('a malformed response for %s becomes an ApiError with a user-facing message', async (_, call, input) => {
  const bodies = malformedBodies()
  const taken: string[] = []
  const wrong: string[] = []
  for (const { name, status, contentType, body } of bodies) {
    const send = createSend({
      bases: defaultBases,
      fetch: async () => new Response(body as BodyInit, { status, headers: { 'content-type': contentType } }), // text or bytes
      token: () => null,
      refresh: () => Promise.reject(new Error('nobody')),
      epoch: () => 0,
      online: () => true,
    })
    const error: unknown = await send(call, input).then(
      () => void taken.push(name),
      (cause: unknown) => cause,
    )
    if (error !== undefined && (!(error instanceof ApiError) || RAW.test(explain(error)))) wrong.push(name)
  }
  expect(wrong).toEqual([])
  // Nearly everything in the corpus is an invalid answer to every call.
  expect(taken.length).toBeLessThan(bodies.length * 0.2)
})
