import type { SignShape } from '#ui/sign/sign.tsx'

/** The signs of our services, one meaning each. */
export const signs = {
  lessons: {
    meaning: '投教课程',
    shape: 'M12 6.5C10 5 7 4.5 4 4.75v13.5c3-.25 6 .25 8 1.75z',
    line: 'M12 6.5c2-1.5 5-2 8-1.75v13.5c-3-.25-6 .25-8 1.75zM14.5 9.75c1-.5 2-.7 3-.7M14.5 13c1-.5 2-.7 3-.7',
  },
  research: {
    meaning: '策略研究',
    shape: 'M4.5 14.5h3.25V20H4.5zM10.25 11h3.25v9h-3.25zM16 13h3.25v7H16z',
    line: 'M4.5 10.5l5-4 4 2.5 6-5M16.25 4h3.25v3.25',
  },
  views: {
    meaning: '观点分析',
    shape: 'M5 4.5h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-7l-4 3.5v-3.5H5a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1z',
    line: 'M8 8.75h8M8 12.25h5',
  },
  advice: {
    meaning: '投顾服务',
    shape: 'M12 11.5a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5z',
    line: 'M4.5 20c.5-3.5 3.5-5.5 7.5-5.5M14.5 17.75l2.25 2.25 4-4.25',
  },
} as const satisfies Readonly<Record<string, SignShape>>
