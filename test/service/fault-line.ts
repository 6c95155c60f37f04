/** The longest line of a log, in characters. */
const LONGEST = 400

/** An error of the service as one log line: where it occurred, its message, and the first stack frame in our code. */
export function faultLine(where: string, error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const [place = ''] = [...frames.filter((line) => !line.includes('node_modules')), ...frames]
  return `${where} ${message.slice(0, LONGEST)} ${place.trim()}`.replaceAll(/\s+/g, ' ').slice(0, 2 * LONGEST)
}
