import { type Context, type Env, Hono } from 'hono'

type Answer = Response | Promise<Response>
type Handle<Path extends string = string> = (
  context: Context<Env, Path>,
  next: () => Promise<void>,
) => Answer | Promise<Response | void>
type Add = <Path extends string>(path: Path, handle: Handle<Path>) => WebApp

/**
 * The part of Hono used here. Its own types compute a typed client's view of every route; nobody reads that, and it was
 * a quarter of a check's types.
 */
export interface WebApp {
  fetch: (request: Request, env?: unknown) => Answer
  request: (path: string, init?: RequestInit) => Answer
  use: Add & ((handle: Handle) => WebApp)
  get: Add
  post: Add
  put: Add
  delete: Add
  options: Add
  all: Add
  on: <Path extends string>(method: string | string[], path: Path, handle: Handle<Path>) => WebApp
  /** Mounts another app below a path. */
  route: (path: string, app: WebApp) => WebApp
  onError: (handle: (error: Error, context: Context) => Answer) => WebApp
}

export function createWebApp(): WebApp {
  // Comparing the two would compute all of it again.
  return new Hono() as unknown as WebApp
}
