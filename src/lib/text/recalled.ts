/** The text in place of a recalled message and of a quote of it. */
export const RECALLED = '消息已撤回'
