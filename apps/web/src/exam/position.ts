import { recall, remember } from '../device/device-memory.ts'

const key = 'gerbang-question'

interface Place {
  user_id: string | null
  place_id: string
}

/** Where this tab was in the sub-test, so that a reload comes back to the same question; from 0. */
export function readPosition({ user_id, place_id }: Place): number {
  // The name of a place may hold spaces.
  const [, place, index] = /^(.*) (\d+)$/.exec(recall('sessionStorage', key) ?? '') ?? []
  return place === `${user_id} ${place_id}` ? Number(index) : 0
}

export function storePosition({ user_id, place_id }: Place, index: number) {
  if (user_id !== null) remember('sessionStorage', key, `${user_id} ${place_id} ${index}`)
}
