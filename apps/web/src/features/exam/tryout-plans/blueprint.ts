import type { Data } from '@gerbang/contract/call.ts'
import type { Assembly } from '@gerbang/contract/exam/paper-assembly.ts'
import type { tryoutPlans } from '@gerbang/contract/exam/tryout-plans.ts'

export type Stock = Data<typeof tryoutPlans.stock>
/** How many of each topic and difficulty, by both with a space between. */
export type Cells = ReadonlyMap<string, number>

const keyOf = ({ topic, difficulty }: Stock[number]) => `${topic.id} ${difficulty}`

export function listTopics(stock: Stock): { id: string; name: string }[] {
  return [...new Map(stock.map(({ topic }) => [topic.id, topic])).values()]
}

/** So many questions, one of each cell in turn, none beyond what there is. */
export function spreadEvenly(stock: Stock, wanted: number): Cells {
  const cells = new Map<string, number>()
  let left = Math.min(
    wanted,
    stock.reduce((sum, { available }) => sum + available, 0),
  )
  while (left > 0)
    for (const row of stock) {
      const count = cells.get(keyOf(row)) ?? 0
      if (left === 0 || count >= row.available) continue
      cells.set(keyOf(row), count + 1)
      left--
    }
  return cells
}

export function sumCells(cells: Cells): number {
  return [...cells.values()].reduce((sum, count) => sum + count, 0)
}

export function toDrawCells(cells: Cells): Assembly['cells'] {
  return [...cells].flatMap(([key, count]) => {
    const [topic_id = '', difficulty] = key.split(' ')
    return count > 0
      ? [{ topic_id, difficulty: difficulty as Assembly['cells'][number]['difficulty'], count }]
      : []
  })
}
