import { useState } from 'react'

/** Which rows are picked. Those of other pages stay picked, and count where they are seen, or once all were asked for. */
export function usePicks<Row>({ rows, getKey, canPick, of }: PicksOptions<Row>) {
  const [keys, setKeys] = useState<readonly string[]>([])
  const [all, setAll] = useState<All<Row>>()
  // Another search or filter lists other rows.
  const known = all?.of === of ? all.rows : rows
  const isPicked = (row: Row) => keys.includes(getKey(row))
  const pickable = rows.filter(canPick)
  const pick = (some: readonly Row[], shouldPick: boolean) => {
    const changed = some.map(getKey)
    setKeys(before => [...before.filter(key => !changed.includes(key)), ...(shouldPick ? changed : [])])
  }
  const chosen = known.filter(isPicked)
  return {
    chosen,
    isAllPicked: pickable.length > 0 && pickable.every(isPicked),
    isPicked,
    canPick,
    pick,
    pickAll: (shouldPick: boolean) => pick(pickable, shouldPick),
    /** Picks rows of every page. */
    pickBeyond: (every: readonly Row[]) => {
      setAll({ of, rows: every })
      pick(every.filter(canPick), true)
    },
    clear: () => {
      setKeys([])
      setAll(undefined)
    },
  }
}

export type Picks<Row> = ReturnType<typeof usePicks<Row>>

interface All<Row> {
  of: string
  rows: readonly Row[]
}

interface PicksOptions<Row> {
  rows: readonly Row[]
  getKey: (row: Row) => string
  canPick: (row: Row) => boolean
  /** Which search and filters the rows are of. */
  of: string
}
