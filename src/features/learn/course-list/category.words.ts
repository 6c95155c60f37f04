import type { InferOutput } from 'valibot'
import type { courseL3 } from '#api/domains/learn/article/catalog.ts'

type Category = InferOutput<(typeof courseL3)['output']>[number]

/** A top category and the options below it. */
export interface CategoryGroup {
  key: string
  name: string
  leaves: { id: string; name: string }[]
}

/** The tree flattened to its top level and its leaves; a top category without children is its own leaf. */
export function toCategoryGroups(tree: readonly Category[]): CategoryGroup[] {
  return tree.map((top) => ({ key: top.id, name: top.name, leaves: leavesOf(top) }))
}

function leavesOf(node: Category): { id: string; name: string }[] {
  const children = node.children ?? []
  return children.length === 0 ? [{ id: node.id, name: node.name }] : children.flatMap(leavesOf)
}
