import type { Samples } from '#test/service/contract/sweep.ts'

const words = { type: 'SERVICE', content: '课程里有一处讲解听不清楚，希望补充说明。', mobile: '13900000001' }

export const complaintSamples: Required<Samples<'complaint'>> = {
  customerComplaint: { ...words, orderNumber: 'D00070001', fileKeys: [], clientNo: 'draft-1' },
}
