/** The notice on every page of a followed strategy. SG-12, law §4 */
export const OWN_DECISION = '策略信号由您自主决定是否执行，本公司不代客操作'
