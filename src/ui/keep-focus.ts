/**
 * Keeps the focus near a control that is removed while it has it, such as the button of a row that goes: it would fall
 * to the page, where a screen reader begins anew. What stands in its place has it then, or what was around it, or the
 * content of the page, but no other control: a key that is still down would press that. Where a whole page goes, the
 * next one sees to it. Returns a function that ends it.
 */
export function keepFocus(): () => void {
  let last: Node | null = null
  const enter = ({ target }: FocusEvent) => {
    last = target instanceof Node ? target : null
  }
  const leave = ({ target }: FocusEvent) => {
    // Some browsers report a removal as well, while the element is still there.
    queueMicrotask(() => {
      if (target === last && last?.isConnected) last = null
    })
  }
  const watcher = new MutationObserver((changes) => {
    if (!last || last.isConnected || document.activeElement !== document.body) return
    const gone = changes.find(({ removedNodes }) => [...removedNodes].some((each) => each.contains(last)))
    last = null
    const isPage = [...(gone?.removedNodes ?? [])].some((each) => each instanceof Element && each.querySelector('main'))
    if (gone && !isPage) focusOn(placeOf(gone) ?? document.querySelector('main'))
  })
  addEventListener('focusin', enter)
  addEventListener('focusout', leave)
  watcher.observe(document, { childList: true, subtree: true })
  return () => {
    removeEventListener('focusin', enter)
    removeEventListener('focusout', leave)
    watcher.disconnect()
  }
}

/** What is where something was removed, or else around it. */
function placeOf({ target, previousSibling: before }: MutationRecord): HTMLElement | undefined {
  const now = before?.parentNode === target ? (before.nextSibling ?? before) : target.firstChild
  return [now, target].find(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each.tabIndex < 0 &&
      each.closest('main, section, dialog') !== null &&
      each.closest('dialog:not([open])') === null,
  )
}

function focusOn(place: HTMLElement | null): void {
  if (!place) return
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  }
  place.focus({ preventScroll: true })
}
