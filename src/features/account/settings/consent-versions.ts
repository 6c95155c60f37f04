/** The changes of each version of the agreement and the privacy policy, newest first. CO-02 */
export const consentVersions: readonly { version: string; changes: string }[] = [
  { version: '2', changes: '补充收集清单、设备上保存的信息与接收方的隐私规则' },
  { version: '1', changes: '首次发布：说明收集的个人信息、用途、共享对象与您的权利' },
]

/** The four documents that the consent covers. */
export const papers = [
  { name: '《用户协议》', href: '/userPolicy' },
  { name: '《隐私政策》', href: '/privacyProtocol' },
  { name: '《个人信息收集清单》', href: '/personal-info-collection' },
  { name: '《第三方信息共享清单》', href: '/personal-info-sharing' },
]
