/** Which answers may be cached at all. API answers never are: they have no case here. */

/** A missing file that was answered with the site's page or with an error is not kept. */
export function isFile(answer: Response): boolean {
  return answer.status === 200 && !(answer.headers.get('content-type') ?? '').includes('text/html')
}

/** An opaque answer (status 0) could be anything; answers the server marks as private are not kept. */
export function isPublicPicture(answer: Response): boolean {
  const { headers, status } = answer
  if (status !== 200 || !(headers.get('content-type') ?? '').startsWith('image/')) return false
  return !/\b(?:no-store|private)\b/.test(headers.get('cache-control') ?? '')
}
