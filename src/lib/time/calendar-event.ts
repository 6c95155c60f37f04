/** One event for a calendar; times in epoch ms. */
export interface CalendarEvent {
  id: string
  title: string
  startAt: number
  minutes: number
  url: string
}

/** The event as a file that calendars read (RFC 5545), with a reminder ten minutes before. */
export function calendarFile({ id, title, startAt, minutes, url }: CalendarEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//advisory//live//CN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${utc(startAt)}`,
    `DTSTART:${utc(startAt)}`,
    `DTEND:${utc(startAt + minutes * 60_000)}`,
    `SUMMARY:${escaped(title)}`,
    `URL:${url.replace(/\s/g, '')}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    'TRIGGER:-PT10M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}

/** The longest line, octets. RFC 5545 3.1 */
const LINE = 75

/** Folds a line between characters; the rest starts with a space, which belongs to the line. */
function folded(line: string): string {
  let octets = 0
  return Array.from(line, (sign) => {
    const size = octetsOf(sign)
    const isOver = octets + size > LINE
    octets = isOver ? 1 + size : octets + size
    return isOver ? `\r\n ${sign}` : sign
  }).join('')
}

/** The length of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Text cannot end a line or a field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')
}
