import { type Context, type Env, Hono } from 'hono'

type Answer = Response | Promise<Response>
type Handle<Path extends string = string> = (
  context: Context<Env, Path>,
  next: () => Promise<void>,
) => Answer | Promise<Response | void>
type Add = <Path extends string>(path: Path, handle: Handle<Path>) => WebApp

/** The part of Hono that is used here. Its own types work out for every route what a typed client would see; nobody reads that, and it was a quarter of the types of a check. */
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
  /** Puts another one below a path. */
  route: (path: string, app: WebApp) => WebApp
  onError: (handle: (error: Error, context: Context) => Answer) => WebApp
}

export function createWebApp(): WebApp {
  // Comparing the two would work all of it out once more.
  return new Hono() as unknown as WebApp
}
