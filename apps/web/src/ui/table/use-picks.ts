import { useState } from 'react'

/** Which rows are picked. Those of other pages stay picked, and count only where they are seen. */
export function usePicks<Row>({ rows, getKey, canPick }: PicksOptions<Row>) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const isPicked = (row: Row) => keys.includes(getKey(row))
  const pickable = rows.filter(canPick)
  const pick = (some: readonly Row[], shouldPick: boolean) => {
    const changed = some.map(getKey)
    setKeys(before => [...before.filter(key => !changed.includes(key)), ...(shouldPick ? changed : [])])
  }
  return {
    chosen: rows.filter(isPicked),
    isAllPicked: pickable.length > 0 && pickable.every(isPicked),
    isPicked,
    canPick,
    pick,
    pickAll: (shouldPick: boolean) => pick(pickable, shouldPick),
    clear: () => setKeys([]),
  }
}

export type Picks<Row> = ReturnType<typeof usePicks<Row>>

interface PicksOptions<Row> {
  rows: readonly Row[]
  getKey: (row: Row) => string
  canPick: (row: Row) => boolean
}
