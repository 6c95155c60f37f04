import type { Samples } from '#test/service/handlers/sweep.ts'

/** A good input for every call of the domain. */
export const promotionSamples: Required<Samples<'promotion'>> = {
  resourceMyFolderList: {},
  resourceList: { folderId: 'MF01', pageNo: 1, pageSize: 10 },
  resourceFileUrl: { id: 'MR01' },
  resourceLinkUrl: { id: 'MR01' },
  serviceCheck: { code: 'TS101' },
  serviceCheckList: { codes: ['TS101', 'TS102'] },
  serviceInviteLinkInfo: { code: 'IV2026A' },
  serviceSubscribe: { code: 'TS102', salesNumber: 'S100' },
  serviceApplyInfo: { code: 'TS103' },
  serviceApplySubmit: { code: 'TS103', reason: '想了解行业轮动池的更新方式' },
  stockList: { pageNo: 1, pageSize: 10 },
  videoList: {},
  videoInfo: { id: 'SV01' },
}
