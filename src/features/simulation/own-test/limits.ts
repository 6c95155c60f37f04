/** How many back-tests are stored, and how many may be queued or running at once. SG-14 */
export const [KEPT, UNFINISHED] = [20, 2]

/** Why no other one can be started, shown beforehand; '' while there is room. */
export function fullWords(kept: number, unfinished: number): string {
  if (kept >= KEPT) return `已保存${KEPT}个，删除不需要的后可新建`
  return unfinished >= UNFINISHED ? `已有${UNFINISHED}个在排队或计算，完成后可新建` : ''
}
