import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import type { BaseName } from '#config/environment.ts'

/** Where parameters go: query string, JSON body, both, or nowhere. spec §7 */
type Parameters = 'query' | 'json' | 'query+json' | 'none'

/** One call of the service API, as data. `path` holds `{name}` parameters, taken from the input by name. */
export interface Call<I extends GenericSchema = GenericSchema, O extends GenericSchema = GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly send: Parameters
  /** The path begins with /public: usable without login. spec §6 */
  readonly public: boolean
  /** Changes something on the server: never prefetched, retried, deduplicated or cached (including some GETs). */
  readonly effects: boolean
  /** The configured base of the path; unset bases fall back to the main one. */
  readonly base: BaseName
  readonly input: I
  readonly output: O
  /** The call guests make instead, with the same input and answer. */
  readonly twin?: Twin<I, O> | undefined
  /** Private data of the customer: a screen does not request it for a guest. */
  readonly members: boolean
}

/** A call with the same input and output as another. */
type Twin<I extends GenericSchema, O extends GenericSchema> = Call<
  GenericSchema<InferInput<I>>,
  GenericSchema<unknown, InferOutput<O>>
>

/** The input of a call. */
export type InputOf<C extends Call> = InferInput<C['input']>
/** The result of a call: the `data` of the envelope, parsed. */
export type OutputOf<C extends Call> = InferOutput<C['output']>

interface Parts<I extends GenericSchema, O extends GenericSchema> {
  input: I
  output: O
  /** Only for a GET with an effect; writes always have one. */
  effects?: boolean
  /** The call that guests make instead. */
  twin?: Twin<I, O>
  /** Customers only, on a page that guests see too. */
  members?: boolean
}

// The annotations let the bundler drop the calls that no screen imports.

// @__NO_SIDE_EFFECTS__
function make<I extends GenericSchema, O extends GenericSchema>(
  method: Call['method'],
  path: string,
  send: Parameters,
  parts: Parts<I, O>,
): Call<I, O> {
  return {
    method,
    path,
    send,
    public: path.startsWith('/public/'),
    effects: parts.effects ?? method !== 'GET',
    base: baseOf(path),
    input: parts.input,
    output: parts.output,
    twin: parts.twin,
    members: parts.members ?? false,
  }
}

function baseOf(path: string): BaseName {
  if (path.startsWith('/payment/')) return 'pay'
  if (path.startsWith('/auth/') || path.startsWith('/wx/')) return 'access'
  return 'api'
}

/** GET, parameters in the query string. */
// @__NO_SIDE_EFFECTS__
export function get<I extends GenericSchema, O extends GenericSchema>(path: string, parts: Parts<I, O>): Call<I, O> {
  return make('GET', path, 'query', parts)
}

/** POST as spec §7 defines it where JSON is not named: query parameters, empty body. */
// @__NO_SIDE_EFFECTS__
export function post<I extends GenericSchema, O extends GenericSchema>(path: string, parts: Parts<I, O>): Call<I, O> {
  return make('POST', path, 'query', parts)
}

/** POST without parameters: neither query nor body. */
// @__NO_SIDE_EFFECTS__
export function postNone<I extends GenericSchema, O extends GenericSchema>(
  path: string,
  parts: Parts<I, O>,
): Call<I, O> {
  return make('POST', path, 'none', parts)
}

/** POST with a JSON body. */
// @__NO_SIDE_EFFECTS__
export function postJson<I extends GenericSchema, O extends GenericSchema>(
  path: string,
  parts: Parts<I, O>,
): Call<I, O> {
  return make('POST', path, 'json', parts)
}

/** POST with parameters in the query string and a JSON body: the input holds `query` and `body`. */
// @__NO_SIDE_EFFECTS__
export function postQueryJson<I extends GenericSchema, O extends GenericSchema>(
  path: string,
  parts: Parts<I, O>,
): Call<I, O> {
  return make('POST', path, 'query+json', parts)
}

/** PUT with a JSON body. */
// @__NO_SIDE_EFFECTS__
export function putJson<I extends GenericSchema, O extends GenericSchema>(
  path: string,
  parts: Parts<I, O>,
): Call<I, O> {
  return make('PUT', path, 'json', parts)
}
