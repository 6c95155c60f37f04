/** A rejection by the service: `code` and `message` of the envelope, HTTP 200 unless a status is given. spec §8 */
export class Refusal extends Error {
  readonly code: number
  readonly status: 200 | 400 | 401 | 403 | 404 | 413
  constructor(code: number, message: string, status: Refusal['status'] = 200) {
    super(message)
    this.name = 'Refusal'
    this.code = code
    this.status = status
  }
}

/** No valid access token. */
export const unauthorized = () => new Refusal(401, '请先登录', 401)

/** Invalid input of a call. `code` is one of 400xx. */
export const badInput = (code: number, message: string) => new Refusal(code, message, 400)

/** More at once than any page asks for. */
export const tooOften = () => new Refusal(42905, '操作过于频繁，请稍后再试', 400)

/** No record has this id. */
export const notFound = (what: string) => new Refusal(40401, `${what}不存在或已下线`)
