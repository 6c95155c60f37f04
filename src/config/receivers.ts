/**
 * The privacy rules of those who receive information from us and whom the operator contracts. Sample addresses: the
 * operator replaces them before launch. product 4.10
 */
export const receivers = {
  esign: 'https://esign.example.com/privacy',
  sms: 'https://sms.example.com/privacy',
  captcha: 'https://captcha.example.com/privacy',
  storage: 'https://storage.example.com/privacy',
  broker: 'https://broker.example.com/privacy',
  logistics: 'https://logistics.example.com/privacy',
  ads: 'https://ads.example.com/privacy',
  invoice: 'https://invoice.example.com/privacy',
} as const
