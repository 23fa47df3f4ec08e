interface Waiting<In, Out> {
  item: In
  since: number
  resolve: (out: Out) => void
  reject: (error: unknown) => void
}

export interface BatchOptions<In, Out> {
  /** Handles many items in one statement and one commit; the outcome at index i belongs to item i. */
  run: (items: In[]) => Promise<Out[]>
  /** Most items in one run. */
  limit: number
  /** What has waited longer when its run begins is rejected with the error; without it everything waits. */
  patience?: { ms: number; refuse: () => Error }
  /** Items of different keys run apart, `atOnce` runs at a time: a fault of one key spares the others. */
  apart?: { by: (item: In) => unknown; atOnce: number } | undefined
  /** Milliseconds that only ever grow. */
  clock?: () => number
}

export interface Batch<In, Out> {
  (item: In): Promise<Out>
  /** For how many milliseconds full groups ahead would keep an item waiting that arrived now: an estimate. */
  expectedWaitMs: () => number
}

/** SQLSTATE classes that blame a row, not the connection: data exception, constraint, cardinality. */
const rowErrors = /^(21|22|23)/

function blamesARow(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && rowErrors.test(String(error.code))
}

async function settle<In, Out>(group: Waiting<In, Out>[], run: BatchOptions<In, Out>['run']): Promise<void> {
  try {
    const outcomes = await run(group.map(entry => entry.item))
    // The run promised one outcome per item, in order.
    group.forEach((entry, index) => entry.resolve(outcomes[index] as Out))
  } catch (error) {
    if (group.length > 1 && blamesARow(error)) {
      const middle = group.length >> 1
      await settle(group.slice(0, middle), run)
      await settle(group.slice(middle), run)
    } else {
      for (const entry of group) entry.reject(error)
    }
  }
}

/** The items of a run as they go to the database: together, or each key by itself. */
async function settleApart<In, Out>(
  group: Waiting<In, Out>[],
  { run, apart }: Pick<BatchOptions<In, Out>, 'run' | 'apart'>,
): Promise<void> {
  if (!apart) return settle(group, run)
  const keys = Map.groupBy(group, ({ item }) => apart.by(item)).values()
  const work = async () => {
    for (const own of keys) await settle(own, run)
  }
  await Promise.all(Array.from({ length: apart.atOnce }, work))
}

/**
 * Adaptive group commit: whatever arrives while one run is under way goes into the next, which starts as soon as the
 * last is back. No timer: an idle server answers at once, a busy one shares its commits. When a run fails because of
 * a row, the group is halved until that row fails alone.
 */
export function createBatch<In, Out>({
  run,
  limit,
  patience,
  apart,
  clock = () => performance.now(),
}: BatchOptions<In, Out>): Batch<In, Out> {
  let waiting: Waiting<In, Out>[] = []
  let isRunning = false
  let runBegan = 0
  let lastRunMs = 0

  function refuseLate(): void {
    if (!patience) return
    const oldest = runBegan - patience.ms
    const inTime = waiting.findIndex(({ since }) => since >= oldest)
    const late = waiting.splice(0, inTime < 0 ? waiting.length : inTime)
    for (const { reject } of late) reject(patience.refuse())
  }

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      runBegan = clock()
      refuseLate()
      const group = waiting.slice(0, limit)
      waiting = waiting.slice(limit)
      await settleApart(group, { run, apart })
      lastRunMs = clock() - runBegan
    }
    isRunning = false
  }

  function send(item: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      waiting.push({ item, since: clock(), resolve, reject })
      if (isRunning) return
      isRunning = true
      runBegan = clock()
      // After the poll phase: everything that already arrived joins the first run.
      setImmediate(() => void drain())
    })
  }

  function expectedWaitMs(): number {
    // A run that takes longer than the last one says more about those to come.
    const runMs = Math.max(lastRunMs, clock() - runBegan)
    return runMs * Math.floor(waiting.length / limit)
  }

  return Object.assign(send, { expectedWaitMs })
}
