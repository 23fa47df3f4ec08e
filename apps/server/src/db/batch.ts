interface Waiting<In, Out> {
  item: In
  resolve: (out: Out) => void
  reject: (error: unknown) => void
}

export interface BatchOptions<In, Out> {
  /** Handles many items in one statement and one commit; the outcome at index i belongs to item i. */
  run: (items: In[]) => Promise<Out[]>
  /** Most items in one run. */
  limit: number
}

/** SQLSTATE classes that blame a row, not the connection: data exception, constraint, cardinality. */
const rowErrors = /^(21|22|23)/

function blamesARow(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && rowErrors.test(String(error.code))
}

/**
 * Adaptive group commit: whatever arrives while one run is under way goes into the next, which starts as soon as the
 * last is back. No timer: an idle server answers at once, a busy one shares its commits. When a run fails because of
 * a row, the group is halved until that row fails alone.
 */
export function createBatch<In, Out>({ run, limit }: BatchOptions<In, Out>): (item: In) => Promise<Out> {
  let waiting: Waiting<In, Out>[] = []
  let isRunning = false

  async function settle(group: Waiting<In, Out>[]): Promise<void> {
    try {
      const outcomes = await run(group.map(entry => entry.item))
      // The run promised one outcome per item, in order.
      group.forEach((entry, index) => entry.resolve(outcomes[index] as Out))
    } catch (error) {
      if (group.length > 1 && blamesARow(error)) {
        const middle = group.length >> 1
        await settle(group.slice(0, middle))
        await settle(group.slice(middle))
      } else {
        for (const entry of group) entry.reject(error)
      }
    }
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.slice(0, limit)
      waiting = waiting.slice(limit)
      await settle(group)
    }
    isRunning = false
  }

  return item =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (isRunning) return
      isRunning = true
      // After the poll phase: everything that already arrived joins the first run.
      setImmediate(() => void drain())
    })
}
