import { nullish, object, string } from 'valibot'
import { postJson } from '#api/call.ts'

/** A new access token for a refresh token; the refresh token stays valid unless a new one is returned. spec §3, §4 */
export const authTokenRefresh = postJson('/auth/token/refresh', {
  input: object({ refreshToken: string(), accessToken: string() }),
  output: object({ value: string(), refreshToken: nullish(string()) }),
})
