import { describe, expect, test } from 'vitest'
import { hostilePathValues, plainFileNames, plainPathValues } from '#test/corpora/path-values.ts'
import { fileSegment, segment, SegmentError } from './segment.ts'

describe('segment', () => {
  test.each(hostilePathValues().map((value) => [value]))('rejects %j', (value) => {
    expect(() => segment(value)).toThrow(SegmentError)
    if (!plainFileNames().includes(String(value))) expect(() => fileSegment(value)).toThrow(SegmentError)
  })

  test.each(plainPathValues().map((value) => [value]))('keeps %j as it is', (value) => {
    expect(segment(value)).toBe(String(value))
    expect(new URL(`https://api.example/a/${segment(value)}/b`).pathname).toBe(`/a/${value}/b`)
  })

  test.each(plainFileNames().map((value) => [value]))('accepts inner dots only for a file name: %s', (name) => {
    expect(fileSegment(name)).toBe(name)
    expect(() => segment(name)).toThrow(SegmentError)
  })
})
