import { parentPort, workerData } from 'node:worker_threads'
import { writeDocument } from '@gerbang/interchange/write-document.ts'
import { buildBank } from './build-bank.ts'
import type { ExportTask } from './export-thread.ts'

const { selection, format, media_dir }: ExportTask = workerData
const file = writeDocument(format, await buildBank(selection, format, media_dir))
const bytes = new Uint8Array(file)
parentPort?.postMessage(bytes, [bytes.buffer])
