/** Runs in the page. Each text that can be read, without spaces; figures, which may move, are all alike. */
export function words(): string[] {
  return window
    .visible()
    .filter(({ node, whole }) => whole || !isShortened(node))
    .map(({ text }) => text.replace(/\s/g, '').replace(/\d/g, '0'))

  /** A long name ends in an ellipsis after its second line, by design. */
  function isShortened(node: Text): boolean {
    for (let each = node.parentElement; each; each = each.parentElement) {
      if (Number(getComputedStyle(each).webkitLineClamp) >= 2) return true
    }
    return false
  }
}
