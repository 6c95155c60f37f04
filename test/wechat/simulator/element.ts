type Child = Node | string
type Props = Partial<Record<string, string | boolean | number | ((event: Event) => void)>>

/** An element with its properties (functions become listeners of that event) and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (typeof value === 'boolean') made.toggleAttribute(name, value)
    else if (value !== undefined) made.setAttribute(name, String(value))
  }
  made.append(...children)
  return made
}
