import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads'

const key = 'gerbang serving threads'

/** To be called before the first of the other threads starts; they inherit it. */
export function setServingThreads(count: number): void {
  setEnvironmentData(key, count)
}

/** How many threads of this process answer requests. */
export const countServingThreads = (): number => Number(getEnvironmentData(key) ?? 1)

/** What falls to each thread that serves of something that the whole process may have `most` of; at least one. */
export function shareOf(most: number): number {
  return Math.ceil(most / countServingThreads())
}
