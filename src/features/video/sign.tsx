const paths = {
  silent: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l4.5 5M20.5 9.5l-4.5 5',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.25a4 4 0 0 1 0 5.5M18 6.75a7.5 7.5 0 0 1 0 10.5',
  comment:
    'M5 4.75h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-8l-4.25 3.5v-3.5H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 4.75zM8.25 10.75h.01M12 10.75h.01M15.75 10.75h.01',
  share: 'M13.5 5.25 20.5 11l-7 5.75v-3.5C8.5 13 5.5 14.5 3.5 18c.5-5 3.75-9 10-9.5z',
  hide: 'M4 4l16 16M9.9 6.1A9.7 9.7 0 0 1 12 5.9c4.5 0 7.7 3 9.25 6.1a13 13 0 0 1-2.9 3.75M6.3 7.6A13.3 13.3 0 0 0 2.75 12C4.3 15.1 7.5 18.1 12 18.1a9.4 9.4 0 0 0 4-.9M10 10a2.9 2.9 0 0 0 4 4',
  up: 'M4.5 14.75 12 7.25l7.5 7.5',
  down: 'M4.5 9.25 12 16.75l7.5-7.5',
  play: 'M7 4.5 19 12 7 19.5z',
} as const

/** An icon on a video; its label is on the button. */
export function Sign({ name, size = 24 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={name === 'play' ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
