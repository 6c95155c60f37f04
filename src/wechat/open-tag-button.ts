const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/** The markup of a button inside an open tag, in the colours of the page. */
export function openTagButton(label: string): string {
  const style = `width:100%;min-height:48px;border:0;border-radius:8px;font-size:18px;background:${colour('--brand')};color:${colour('--on-brand')}`
  return `<button style="${style}">${label}</button>`
}
