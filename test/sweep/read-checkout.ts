import { DOC_VERSION } from '#test/service/seed/documents.ts'

/** The documents of an order, as the draft of its checkout names them. */
export const documents = [
  `证券投资顾问服务协议 ${DOC_VERSION}`,
  `个人信息单独同意书 ${DOC_VERSION}`,
  '用户协议',
  '隐私政策',
]

/** A draft with every document opened and accepted. */
export const accepted = { opened: documents, accepted: documents }
