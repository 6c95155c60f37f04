/** The longest line of a log, in characters. */
const LONGEST = 400

/** A fault of the service as one line of its log: where it happened, what it says, and the first place of our code. */
export function faultLine(where: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const [place = ''] = [...frames.filter((line) => !line.includes('node_modules')), ...frames]
  return `${where} ${message.slice(0, LONGEST)} ${place.trim()}`.replaceAll(/\s+/g, ' ').slice(0, 2 * LONGEST)
}
