import { MENUS, PUBLISHING } from '#lib/path/compliance-menus.ts'
import { bySkin, sitePage } from '#site/frame/site-page.ts'

/** The disclosures required by law. */
export const pages = [
  sitePage({
    pattern: '/compliance/:activeMenu',
    query: ['page'],
    shell: 'compliance',
    paths: MENUS.map((menu) => `/compliance/${menu}`),
    load: bySkin(
      () => import('./mobile.tsx').then((m) => m.ComplianceMobile),
      () => import('./desktop.tsx').then((m) => m.ComplianceDesktop),
    ),
  }),
  sitePage({
    pattern: '/compliance/:activeMenu/detail',
    query: ['id'],
    shell: 'compliance/notice',
    paths: PUBLISHING.map((menu) => `/compliance/${menu}/detail`),
    load: () => import('./notice-both.tsx').then((m) => m.NoticePage),
  }),
]
