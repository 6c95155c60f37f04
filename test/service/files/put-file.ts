import type { TestService } from '#test/service/testing.ts'

/** Stores a small file for a customer; returns its key. For tests. */
export async function putFile(service: TestService, token: string, purpose: string): Promise<string> {
  const { body } = await service.get(`/oss/generate-presign-url?ext=jpg&purpose=${purpose}`, token)
  await service.request(body.data.putUrl, { method: 'PUT', body: 'picture' })
  return body.data.fileKey
}
