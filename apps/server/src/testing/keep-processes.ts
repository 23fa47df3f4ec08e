import { beforeEach, vi } from 'vitest'
import { limits } from '../limits.ts'

/** In this file a process of heavy work stays for the next task: to begin takes longer than most tasks of tests. */
export function keepProcesses(): void {
  beforeEach(() => void vi.spyOn(limits, 'heavyIdleMs', 'get').mockReturnValue(60_000 as never))
}
