import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** Stored JSON of this shape; undefined where there is none, or it is not readable. */
export function parsed<S extends GenericSchema>(schema: S, text: string | null): InferOutput<S> | undefined {
  try {
    const read = safeParse(schema, JSON.parse(text || 'null'))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
