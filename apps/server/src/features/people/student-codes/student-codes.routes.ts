import { Readable } from 'node:stream'
import { studentCodes } from '@gerbang/contract/people/student-codes.ts'
import { beginRows, sheetFiles } from '../../../content/sheet-files.ts'
import { notFound } from '../../../http/errors.ts'
import type { Mount } from '../../../http/handle.ts'
import { answerWhole } from '../../../http/whole-list.ts'
import type { Platform } from '../../../platform.ts'
import { findCode, listCards, listCodeChoices, listCodes, listUses } from './codes.queries.ts'
import { createCodes } from './create-codes.ts'
import { exportCodes } from './export-codes.ts'
import { lockCode } from './write-codes.queries.ts'

const missing = () => notFound('Kode siswa')

export function studentCodeRoutes(mount: Mount, platform: Platform): void {
  const { db, now } = platform

  async function showCode(code: string) {
    const found = await findCode(db, now(), code)
    if (!found) throw missing()
    return found
  }

  mount(studentCodes.list, ({ query }) => listCodes(db, now(), query))

  mount(studentCodes.choices, async () => ({ data: await listCodeChoices(db) }))

  mount(studentCodes.cards, async ({ query }) => answerWhole(await listCards(db, now(), query)))

  mount(studentCodes.export, async ({ act, query: { format, ...filter }, reply }) => {
    const file = sheetFiles[format]
    await act('all', (_, note) => note({ details: { format, filter } }))
    const rows = await beginRows(exportCodes(db, now(), filter))
    void reply
      .header('content-type', file.type)
      .header('content-disposition', `attachment; filename="kode-siswa.${file.extension}"`)
      .send(Readable.from(file.write(rows, 'Kode Siswa'), { objectMode: false }))
    return undefined
  })

  mount(studentCodes.create, async ({ act, body: { code, ...body } }) => {
    await act('', async (trx, note) => {
      await createCodes(trx, platform, { ...body, codes: [code] }, 'code')
      const made = await lockCode(trx, code)
      await note({ id: made?.id ?? '' })
    })
    return { message: 'Kode dibuat', data: await showCode(code) }
  })

  mount(studentCodes.bulk, async ({ act, body }) => {
    const codes = await act('many', async (trx, note) => {
      const made = await createCodes(trx, platform, body)
      const { codes: _, ...asked } = body
      await note({ details: { ...asked, created: made.length } })
      return made
    })
    return { message: `${codes.length} kode dibuat`, data: { created: codes.length, codes } }
  })

  mount(studentCodes.listUses, async ({ params, query }) => {
    const { id } = await showCode(params.code)
    return listUses(db, id, query)
  })
}
