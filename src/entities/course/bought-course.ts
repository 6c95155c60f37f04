/** The course that a service of the customer opens, by its link; undefined where it opens none. */
export function courseOfService(service: { kind: string; links: readonly { path: string }[] }): string | undefined {
  if (service.kind !== 'COURSE') return undefined
  return service.links.map(({ path }) => /^\/course\/([^/?#]+)$/.exec(path)?.[1]).find((number) => number !== undefined)
}
