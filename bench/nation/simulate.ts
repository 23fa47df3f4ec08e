/** What a group of saves costs, in milliseconds. */
export interface ServiceTimes {
  /** Measured commits of one row; the simulation draws from them, slow ones as often as they came. */
  commitsMs: number[]
  /** Each save of a group, with whatever shares its cores. */
  saveMs: number
  /** Measured replies that need no database, which every request takes beside its group. */
  repliesMs: number[]
}

export type Random = () => number

/** Always the same numbers for one seed (mulberry32), so that a figure can be repeated. */
export function createRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Arrivals of a Poisson process; a normal approximation where there are many. */
function drawCount(mean: number, random: Random): number {
  if (mean > 50) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal))
  }
  let [count, left] = [0, Math.exp(-mean)]
  for (let product = random(); product > left; product *= random()) count++
  return count
}

export interface Tail {
  served: number
  p50: number
  p99: number
  longest: number
}

function describeTail(waits: Float64Array): Tail {
  const sorted = waits.toSorted()
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
  return { served: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) }
}

/**
 * Adaptive group commit as `batch.ts` does it: whatever arrives while a group is written goes into the next. `rate` is
 * of arrivals a millisecond at a time.
 */
export function simulateSaves(
  rate: (ms: number) => number,
  untilMs: number,
  { commitsMs, saveMs, repliesMs }: ServiceTimes,
  random: Random,
): Tail {
  const draw = (times: number[]) => times[Math.floor(random() * times.length)] ?? 0
  const waits: number[] = []
  let [now, arrived] = [0, 1]
  let sinceMs = 0
  while (now < untilMs) {
    const tookMs = draw(commitsMs) + arrived * saveMs
    for (let each = 0; each < arrived; each++) waits.push(sinceMs * random() + tookMs + draw(repliesMs))
    arrived = drawCount(rate(now) * tookMs, random)
    now += tookMs
    sinceMs = tookMs
    if (arrived > 0) continue
    // An idle server begins with whoever comes first.
    now += -Math.log(1 - random()) / Math.max(rate(now), 1e-9)
    arrived = 1
    sinceMs = 0
  }
  return describeTail(Float64Array.from(waits))
}

/** Sign-ins in the order of their arrival on so many cores; how long each waits until it is through, in milliseconds. */
export function simulateSignIns(arrivalsMs: Float64Array, cores: number, hashMs: number): Tail {
  const free = new Float64Array(cores)
  const waits = arrivalsMs.toSorted().map(arrival => {
    const first = free.indexOf(Math.min(...free))
    const done = Math.max(arrival, free[first] ?? 0) + hashMs
    free[first] = done
    return done - arrival
  })
  return describeTail(waits)
}
