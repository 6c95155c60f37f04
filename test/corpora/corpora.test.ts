import { expect, test } from 'vitest'
import { malformedBodies } from './bodies.ts'
import { hostileEnvValues } from './env-values.ts'
import { hostileTexts, malformedFrames } from './frames.ts'
import { hostileFilePaths } from './file-paths.ts'
import { hostilePathValues } from './path-values.ts'
import { harmlessTargets, hostileTargets } from './redirects.ts'
import { xssStrings } from './xss.ts'

const origin = 'https://app.example'

test.each<[name: string, least: number, values: readonly unknown[]]>([
  ['strings of markup', 4_865, xssStrings()],
  ['redirect targets', 1_117, hostileTargets(origin)],
  ['harmless targets', 29, harmlessTargets(origin).map(([target]) => target)],
  ['path values', 52, hostilePathValues()],
  ['file paths', 66, hostileFilePaths()],
  ['environment values', 54, hostileEnvValues()],
  ['malformed frames', 500, malformedFrames()],
  ['texts of a message', 38, hostileTexts],
  ['malformed bodies', 165, malformedBodies().map((body) => body.name)],
])('there are enough %s (%i), all different', (_, least, values) => {
  expect(values.length).toBeGreaterThanOrEqual(least)
  expect(new Set(values).size).toBe(values.length)
})
