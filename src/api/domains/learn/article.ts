export * from './article/articles.ts'
export * from './article/catalog.ts'
export * from './article/courses.ts'
