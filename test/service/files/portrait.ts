/** Faces generated from a number: the same person always looks the same. */

const SKIN = ['#f0c9a8', '#e8bd9a', '#f3d3b6']
const HAIR = ['#20242e', '#33271f', '#4a4f5a']
const SUIT = ['#22365f', '#3a3f4a', '#1f4a4a', '#4a2f3f']
const WALL = ['#c9d6ee', '#d8e4dd', '#e9dfcf', '#dcd7ea']
/** Short, parted, long. */
const STYLES = [
  'M15.2 22c-1.2-9 2.8-13 8.8-13s10 4 8.8 13l-1-.3c-.2-3-.9-5.2-1.9-6.7-4 .8-8 .6-11.4-.6-1.2 1.6-1.9 4-2.3 7.3z',
  'M15 22.5c-1.5-9.5 3-14 9.5-14 6.2 0 9.5 4.5 8.3 13.5l-1-.5c-.4-3-1.3-5-2.8-6.5-3 2-7.5 2.5-11.5 2-.8 1.5-1.2 3.2-1.5 5.5z',
  'M14.5 33c-2-15 1-24.5 9.5-24.5S35.5 18 33.5 33l-3-.5c1-5 1.2-11-.5-16-4 2.5-8.5 2.5-12 1.5-1.5 4.5-1.3 9.5-.5 14.5z',
]

function of<T>(list: readonly T[], seed: number, shift: number): T {
  return list[(seed >>> shift) % list.length] as T // the lists are not empty
}

/** A member of staff, 160 × 160. */
export function personSvg(seed: number): string {
  const skin = of(SKIN, seed, 2)
  const glasses =
    seed % 3 === 0
      ? '<g fill="none" stroke="#2a2f3a" stroke-width=".9"><rect x="17" y="20.5" width="6" height="4.4" rx="2"/><rect x="25" y="20.5" width="6" height="4.4" rx="2"/><path d="M23 22h2"/></g>'
      : '<path d="M19.8 22.2h.9M27.3 22.2h.9" stroke="#2a2f3a" stroke-width="1.8" stroke-linecap="round"/>'
  return svg(
    `<path d="M0 0h48v48H0z" fill="${of(WALL, seed, 5)}"/><path d="M5 50c.6-9.6 6.6-14 13-15l6 4 6-4c6.4 1 12.4 5.4 13 15z" fill="${of(SUIT, seed, 9)}"/><path d="M18.5 35l5.5 9 5.5-9-2-3h-7z" fill="#fff"/><path d="M20 28h8v6c0 2.6-8 2.6-8 0z" fill="${skin}"/><path d="M15.3 21.5a1.6 1.9 0 1 0 1 3.7zM32.7 21.5a1.6 1.9 0 1 1-1 3.7z" fill="${skin}"/><ellipse cx="24" cy="22" rx="8.2" ry="9.6" fill="${skin}"/><path d="${of(STYLES, seed, 12)}" fill="${of(HAIR, seed, 15)}"/>${glasses}<path d="M21.8 27.6c1.4 1 3 1 4.4 0" fill="none" stroke="#9c5d45" stroke-width=".9" stroke-linecap="round"/>`,
  )
}

/** The default avatar of a customer, 160 × 160: hills under a light. */
export function hillsSvg(seed: number): string {
  const hue = (seed >>> 3) % 360
  const peak = 16 + (seed % 8)
  return svg(
    `<path d="M0 0h48v48H0z" fill="hsl(${hue} 45% 34%)"/><circle cx="${14 + (seed % 20)}" cy="${10 + (seed % 5)}" r="5" fill="#f2c46d"/><path d="M0 30Q12 ${peak} 24 28T48 ${peak + 5}V48H0z" fill="hsl(${hue} 42% 44%)"/><path d="M0 39Q16 ${peak + 11} 30 37T48 35V48H0z" fill="hsl(${hue} 38% 54%)"/>`,
  )
}

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 48 48">${inner}</svg>`
