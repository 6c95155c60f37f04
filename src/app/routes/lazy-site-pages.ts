import { pages as about } from '#site/about/pages.ts'
import { pages as compliance } from '#site/compliance/pages.ts'
import { pages as contact } from '#site/contact/pages.ts'
import { pages as download } from '#site/download/pages.ts'
import { pages as gcInfo } from '#site/gcInfo/pages.ts'
import { pages as information } from '#site/information/pages.ts'
import { pages as introduce } from '#site/introduce/pages.ts'
import { pages as introduction } from '#site/introduction/pages.ts'
import { pages as investment } from '#site/investment/pages.ts'
import { pages as legal } from '#site/legal/pages.ts'
import { pages as notice } from '#site/notice/pages.ts'
import { pages as product } from '#site/product/pages.ts'
import { pages as protection } from '#site/protection/pages.ts'
import { pages as showPractitioner } from '#site/showPractitioner/pages.ts'
import { pages as upgrade } from '#site/upgrade/pages.ts'

/** All pages of the information site but the first. spec §2 */
export const lazySitePages = [
  ...about,
  ...compliance,
  ...contact,
  ...download,
  ...gcInfo,
  ...information,
  ...introduce,
  ...introduction,
  ...investment,
  ...legal,
  ...notice,
  ...product,
  ...protection,
  ...showPractitioner,
  ...upgrade,
]
