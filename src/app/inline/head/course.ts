import { earlyWith } from '#app/inline/early.ts'

earlyWith((_path, signedIn) => `${signedIn ? '/article/course' : '/public/article-course/list'}?pageNo=1&pageSize=20`)
