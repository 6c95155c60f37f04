import { early } from '#app/inline/early.ts'

early((_path, signedIn) => `${signedIn ? '/article/course' : '/public/article-course/list'}?pageNo=1&pageSize=20`)
