import { readdirSync } from 'node:fs'
import type { Contract } from '#api/contract.ts'
import type { Samples } from './contract/sweep.ts'

type AllSamples = { [D in keyof Contract]?: Samples<D> }

/** The samples of every domain that has a file here, by domain. */
export async function readSamples(): Promise<AllSamples> {
  const names = readdirSync(new URL('samples/', import.meta.url)).flatMap((file) => /^(.+)\.ts$/.exec(file)?.[1] ?? [])
  const found: Record<string, unknown> = {}
  for (const name of names) {
    const parts: object = await import(/* @vite-ignore */ `./samples/${name}.ts`)
    found[name] = Object.entries(parts).find(([part]) => part.endsWith('Samples'))?.[1]
  }
  // Each file is typed by the contract itself.
  return found as AllSamples
}
