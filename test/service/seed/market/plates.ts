/** Sectors of the simulated market; `ending` is the suffix of their companies' names. */
export const plates = [
  { plateId: 'P01', name: '食品饮料', ending: '食品', initials: 'SP' },
  { plateId: 'P02', name: '能源', ending: '能源', initials: 'NY' },
  { plateId: 'P03', name: '医药生物', ending: '医药', initials: 'YY' },
  { plateId: 'P04', name: '软件服务', ending: '软件', initials: 'RJ' },
  { plateId: 'P05', name: '交通物流', ending: '物流', initials: 'WL' },
  { plateId: 'P06', name: '家用电器', ending: '电器', initials: 'DQ' },
  { plateId: 'P07', name: '机械设备', ending: '重机', initials: 'ZJ' },
  { plateId: 'P08', name: '建筑材料', ending: '建材', initials: 'JC' },
  { plateId: 'P09', name: '纺织服装', ending: '纺织', initials: 'FZ' },
  { plateId: 'P10', name: '电子元件', ending: '电子', initials: 'DZ' },
  { plateId: 'P11', name: '环保水务', ending: '水务', initials: 'SW' },
  { plateId: 'P12', name: '农业', ending: '农业', initials: 'NYE' },
] as const

export type PlateId = (typeof plates)[number]['plateId']
