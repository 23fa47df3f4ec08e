import { parentPort, workerData } from 'node:worker_threads'
import type { CalibrationDesign } from './estimates.ts'
import { countChunks, findExpectationLength, prepareExpectation } from './expectation.ts'
import type { PackedResponses } from './pack-responses.ts'

/** All typed arrays lie in shared memory. */
export interface ExpectationTask {
  responses: PackedResponses
  design: CalibrationDesign
  estimates: Float64Array
  /** One expectation per chunk, each written by whichever worker took the chunk. */
  expectations: Float64Array
  /** The next chunk that nobody has taken. */
  next: Int32Array
}

const { responses, design, estimates, expectations, next }: ExpectationTask = workerData

function expectChunks() {
  const expectChunk = prepareExpectation(responses, design, estimates)
  const length = findExpectationLength(responses.items)
  const chunks = countChunks(responses.students)
  for (let chunk = Atomics.add(next, 0, 1); chunk < chunks; chunk = Atomics.add(next, 0, 1))
    expectations.set(expectChunk(chunk), chunk * length)
}

parentPort?.on('message', () => {
  expectChunks()
  parentPort?.postMessage('done', [])
})
