import type { Samples } from '#test/service/contract/sweep.ts'

/** A valid input for every call of the domain. */
export const promotionSamples: Required<Samples<'promotion'>> = {
  promotionFolderList: {},
  promotionResourceList: { folderId: 'MF01', pageNo: 1, pageSize: 10 },
  promotionFileUrl: { id: 'MR01' },
  promotionLinkUrl: { id: 'MR01' },
  promotionServiceCheck: { code: 'TS101' },
  promotionServiceCheckList: { codes: ['TS101', 'TS102'] },
  promotionInviteLinkInfo: { code: 'IV2026A' },
  promotionServiceSubscribe: { code: 'TS102', salesNumber: 'S100' },
  promotionApplyInfo: { code: 'TS103' },
  promotionApplySubmit: { code: 'TS103', reason: '想了解行业轮动池的更新方式' },
  promotionStocks: { pageNo: 1, pageSize: 10 },
  promotionVideoList: {},
  promotionVideoInfo: { id: 'SV01' },
}
