import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Contract } from '#api/contract.ts'
import type { Samples } from './contract/sweep.ts'

type AllSamples = { [D in keyof Contract]?: Samples<D> }

/** The samples of every domain that has a file here, by domain. */
export async function readSamples(): Promise<AllSamples> {
  const folder = new URL('samples/', import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const found: Record<string, unknown> = {}
  for (const file of files) {
    const parts: object = await import(/* @vite-ignore */ `./samples/${file}`)
    found[basename(file, '.ts')] = Object.entries(parts).find(([part]) => part.endsWith('Samples'))?.[1]
  }
  // The contract types each file.
  return found as AllSamples
}
