import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { ServingConfig } from './config.ts'
import { openPlatform } from './open-platform.ts'
import { prepareToServe } from './serve.ts'

const config: ServingConfig = workerData
if (!parentPort) throw new Error('Cannot serve on the main thread: this file is a worker')
const { listen } = await prepareToServe(openPlatform(config))
parentPort.postMessage('prepared', [])
// The first word is the port, and whatever comes after it means stop.
const [port]: number[] = await once(parentPort, 'message')
const { stop } = await listen({ port: port ?? config.port, isShared: true, isFirst: false })
parentPort.postMessage('serving', [])
await once(parentPort, 'message')
await stop()
parentPort.close()
