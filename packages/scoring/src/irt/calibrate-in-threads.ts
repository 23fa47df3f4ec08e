import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  type Calibration,
  type CalibrationLimits,
  calibrateByQueries,
  DEFAULT_LIMITS,
  findStart,
  type Progress,
} from './calibrate.ts'
import type { CalibrationDesign, Estimates } from './estimates.ts'
import { addExpectation, countChunks, type Expectation, findExpectationLength } from './expectation.ts'
import type { ExpectationTask } from './expectation.worker.ts'
import type { PackedResponses } from './pack-responses.ts'

export interface ThreadOptions {
  workers: number
  limits?: CalibrationLimits
  report?: (progress: Progress) => void
}

const shareFloats = (length: number) => new Float64Array(new SharedArrayBuffer(8 * length))

function shareTask(responses: PackedResponses, design: CalibrationDesign, start: Estimates): ExpectationTask {
  const patterns = new Uint8Array(new SharedArrayBuffer(responses.patterns.length))
  patterns.set(responses.patterns)
  const length = findExpectationLength(responses.items)
  return {
    responses: { ...responses, patterns },
    design,
    estimates: shareFloats(start.length),
    expectations: shareFloats(countChunks(responses.students) * length),
    next: new Int32Array(new SharedArrayBuffer(4)),
  }
}

const startWorker = (task: ExpectationTask) =>
  new Worker(new URL('./expectation.worker.ts', import.meta.url), { workerData: task })

/** Lets all workers take chunks until none is left, then sums them up in their order. */
async function expectTogether(
  workers: readonly Worker[],
  task: ExpectationTask,
  estimates: Estimates,
): Promise<Expectation> {
  task.estimates.set(estimates)
  task.next[0] = 0
  await Promise.all(
    workers.map(worker => {
      worker.postMessage('expect', [])
      return once(worker, 'message')
    }),
  )
  const length = findExpectationLength(task.responses.items)
  const sum = new Float64Array(length)
  for (let at = 0; at < task.expectations.length; at += length)
    addExpectation(sum, task.expectations.subarray(at, at + length))
  return sum
}

/**
 * Calibrates in worker threads. The result equals that of `calibrate` to the last bit for any number of workers; more
 * than one worker per 4,096 students has nothing to do.
 */
export async function calibrateInThreads(
  responses: PackedResponses,
  design: CalibrationDesign,
  { workers, limits = DEFAULT_LIMITS, report }: ThreadOptions,
): Promise<Calibration> {
  const start = findStart(responses, design)
  const task = shareTask(responses, design, start)
  const threads = Array.from({ length: Math.min(workers, countChunks(responses.students)) }, () =>
    startWorker(task),
  )
  try {
    const queries = calibrateByQueries(design, start, limits)
    let turn = queries.next()
    while (!turn.done) {
      report?.(turn.value.progress)
      turn = queries.next(await expectTogether(threads, task, turn.value.estimates))
    }
    return turn.value
  } finally {
    await Promise.all(threads.map(thread => thread.terminate()))
  }
}
