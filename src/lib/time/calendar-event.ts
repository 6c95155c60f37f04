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
  ].join('\r\n')
}

function utc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')
}

/** Text may end no line and no field. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ')
}
