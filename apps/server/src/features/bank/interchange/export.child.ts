import { writeDocument } from '@gerbang/interchange/write-document.ts'
import { serveTasks } from '../../../serve-tasks.ts'
import { buildBank } from './build-bank.ts'
import type { ExportTask } from './export-process.ts'

serveTasks(async ({ selection, format, media_place }: ExportTask) =>
  writeDocument(format, await buildBank(selection, format, media_place)),
)
