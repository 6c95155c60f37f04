import type { Samples } from '#test/service/contract/sweep.ts'

const place = { name: '周示例', province: '浙江省', city: '杭州市', district: '西湖区', detail: '示例路 1 号 2 单元' }

export const userAddressSamples: Required<Samples<'user-address'>> = {
  addressList: {},
  addressCreate: { ...place, mobile: '13900000001', isDefault: true },
  addressV2: { ...place, mobile: '13900000001', id: 'nothing' },
  userInfo: {},
  nickNameConf: {},
  userAvatarList: {},
  bindWx: { certificate: 'none' },
  updateUserNickNameOrAvatar: { nickName: '学而时习', avatarId: 'P03' },
  unbindWx: { code: '000000' },
  updateWxInfo: { nickName: '学习中', avatarUrl: 'https://thirdwx.qlogo.cn/a/132' },
}
