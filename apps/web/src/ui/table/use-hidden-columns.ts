import { useState } from 'react'
import { recall, remember } from '../../device/device-memory.ts'

/** Which columns of a table somebody does without, kept in this browser under the table's name. */
export function useHiddenColumns(name: string | undefined) {
  const [hidden, setHidden] = useState(() => readHidden(name))
  const hide = (ids: readonly string[]) => {
    setHidden(ids)
    if (name !== undefined) remember('localStorage', keyOf(name), ids.join(' '))
  }
  return [hidden, hide] as const
}

function readHidden(name: string | undefined): readonly string[] {
  const kept = name === undefined ? null : recall('localStorage', keyOf(name))
  return kept?.split(' ').filter(Boolean) ?? []
}

function keyOf(name: string) {
  return `gerbang-columns-${name}`
}
