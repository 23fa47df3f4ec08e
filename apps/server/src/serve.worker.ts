import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { openPlatform } from './open-platform.ts'
import { serve } from './serve.ts'
import type { ServingTask } from './serving-threads.ts'

const { config, port }: ServingTask = workerData
const { stop } = await serve({ platform: openPlatform(config), port, isShared: true, isFirst: false })
if (!parentPort) throw new Error('Cannot serve on the main thread: this file is a worker')
parentPort.postMessage('serving', [])
// Whatever is said to it means stop.
await once(parentPort, 'message')
await stop()
parentPort.close()
