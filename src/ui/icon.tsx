/** Controls, tabs and states, drawn on a 24 px grid. The signs of subjects are in sign.tsx. */
const paths = {
  home: 'M4 10.5 12 4l8 6.5V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  course: 'M12 6.5C10 5 7 4.5 4 4.75v13.5c3-.25 6 .25 8 1.75 2-1.5 5-2 8-1.75V4.75C17 4.5 14 5 12 6.5zM12 6.5V20',
  live: 'M4 7.5A1.5 1.5 0 0 1 5.5 6h9A1.5 1.5 0 0 1 16 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 16.5zM16 10.75l4.5-2.5v7.5L16 13.25',
  stock: 'M4 4v15a1 1 0 0 0 1 1h15M7.5 15l3.5-4 3 2.5L19.5 7M15.75 7h3.75v3.75',
  me: 'M12 11.75a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.25 20.25c.5-3.75 3.5-5.75 7.75-5.75s7.25 2 7.75 5.75z',
  back: 'M14.75 4.5 7.25 12l7.5 7.5',
  next: 'M9.25 4.5 16.75 12l-7.5 7.5',
  like: 'M7.25 10.5 11 3.75c1.75 0 2.75 1.25 2.5 3L13 9.5h5.25a1.75 1.75 0 0 1 1.7 2.15l-1.5 6.5A2 2 0 0 1 16.5 19.75H7.25M7.25 10.5v9.25M7.25 10.5H4.5a.5.5 0 0 0-.5.5v8.25a.5.5 0 0 0 .5.5h2.75',
  liked:
    'M7.25 10.5 11 3.75c1.75 0 2.75 1.25 2.5 3L13 9.5h5.25a1.75 1.75 0 0 1 1.7 2.15l-1.5 6.5A2 2 0 0 1 16.5 19.75H7.25zM4 10.5h1.5v9.25H4z',
  star: 'M12 4l2.4 5 5.6.75-4.1 3.85 1 5.5L12 16.4l-4.9 2.7 1-5.5L4 9.75 9.6 9z',
  pulse: 'M3.5 12h4l2.5-6 4 12 2.5-6h4',
  play: 'M7 4.75v14.5a.5.5 0 0 0 .77.42l11.1-7.25a.5.5 0 0 0 0-.84L7.77 4.33A.5.5 0 0 0 7 4.75z',
  lock: 'M6.5 10.5h11a1 1 0 0 1 1 1v7.25a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V11.5a1 1 0 0 1 1-1zM8.25 10.5V8a3.75 3.75 0 0 1 7.5 0v2.5M12 14v2.5',
  list: 'M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.25 6.5h.01M4.25 12h.01M4.25 17.5h.01',
  drag: 'M4.5 9h15M4.5 15h15',
  paper: 'M6.5 3.75h7.25L18 8v12.25H6.5zM13.5 3.75v4.5H18M9.25 12h6M9.25 15.75h6',
  clock: 'M12 20.25a8.25 8.25 0 1 0 0-16.5 8.25 8.25 0 0 0 0 16.5zM12 7.5V12l3 2',
  bell: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.5h4',
  search: 'M10.5 17.25a6.75 6.75 0 1 0 0-13.5 6.75 6.75 0 0 0 0 13.5zM15.5 15.5l4.75 4.75',
  check: 'm4.75 12.75 4.75 4.75L19.25 7',
  close: 'm6 6 12 12M18 6 6 18',
  warning: 'M12 4 3.25 19.25h17.5zM12 10v4.25M12 16.75h.01',
  offline:
    'M3.5 3.5l17 17M8.25 12.75A5.5 5.5 0 0 1 12 11.25M5 9.5A10 10 0 0 1 8 7.6M12 6.75c2.75 0 5.2 1 7 2.75M15.1 12.25c.25.15.45.3.65.5M12 17.25h.01',
  phone:
    'M8.6 4.25H5.75a1.5 1.5 0 0 0-1.5 1.6C4.8 13.5 10.5 19.2 18.15 19.75a1.5 1.5 0 0 0 1.6-1.5V15.4l-4.25-1.65-1.75 2a12 12 0 0 1-5.5-5.5l2-1.75z',
  wechat:
    'M9.5 4.5c-3.6 0-6.25 2.3-6.25 5.1 0 1.65.9 3 2.3 3.95L5 15.5l2.3-1.15c.7.2 1.4.3 2.2.3M14.75 9.5c-3.3 0-6 2.1-6 4.85s2.7 4.85 6 4.85c.7 0 1.4-.1 2-.3l2 1-.45-1.75c1.45-.9 2.45-2.25 2.45-3.8 0-2.75-2.7-4.85-6-4.85zM7.5 8.25h.01M11.5 8.25h.01M12.75 13h.01M16.75 13h.01',
  picture:
    'M4.5 5h15a.5.5 0 0 1 .5.5v13a.5.5 0 0 1-.5.5h-15a.5.5 0 0 1-.5-.5v-13a.5.5 0 0 1 .5-.5zM4 16l4.75-4.75 4 4 2.5-2.5L20 17.25M15.5 9h.01',
} as const

/** Names of the set. */
export type IconName = keyof typeof paths

/** Whether an icon of this name exists: the server names some. */
export function isIcon(name: string): name is IconName {
  return Object.hasOwn(paths, name)
}

const filled: ReadonlySet<IconName> = new Set(['liked', 'play'])

/**
 * An icon in the colour of the text around it. It has no text alternative: the label is beside it or on its control.
 */
export function Icon({ name, size = 24 }: { name: IconName; size?: number | undefined }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled.has(name) ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  )
}
