import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Body } from '@gerbang/contract/call.ts'
import { type Settings, settings } from '@gerbang/contract/platform/settings.ts'
import { AppError, type FieldErrors } from '../../../http/errors.ts'
import { listFieldErrors } from '../../../http/validation.ts'
import { OperatorError } from '../../../operator-error.ts'
import { changeSettings, type SettingsMeans } from './change-settings.ts'
import { findSettings } from './settings.queries.ts'

type Changes = Body<typeof settings.update>
type Name = keyof Changes

/** Every setting by the name that the contract has for it. */
const meanings: Record<Name, string> = {
  product_name: 'nama produk',
  logo: 'logo; berkas JPEG, PNG, atau WebP',
  contact_email: 'email kontak',
  contact_phone: 'telepon kontak',
  contact_city: 'kota',
  contact_province: 'provinsi',
  social_links: 'media sosial, sebagai JSON',
  footer_year: 'tahun di kaki halaman',
  ranking_names: 'tampilkan nama di peringkat',
  open_school_students: 'sekolah sebesar ini ditampilkan penuh di peringkat',
  tryout_scoring: 'cara menilai try out baru: irt, weighted, raw',
  tryout_result_release: 'kapan hasil try out baru keluar: at_close, instant',
  tryout_review_policy: 'pembahasan try out baru: after_release, never',
  registration_needs_code: 'mendaftar perlu Kode Siswa',
  code_max_uses: 'pemakaian tiap kode baru',
  code_valid_days: 'masa berlaku kode baru dalam hari; null: tanpa batas',
  second_factor_for_admins: 'admin diminta memasang kode kedua',
  teachers_see_classes: 'guru melihat siswa di kelasnya',
}
const names = Object.keys(meanings) as Name[]
const usage =
  'Pemakaian: npm run settings, atau npm run settings -- NAMA NILAI. Tulis null untuk mengosongkan.'

const isName = (text: string): text is Name => Object.hasOwn(meanings, text)

/** As it could be typed again; the logo by its address. */
function write(found: Settings, name: Name): string {
  const value = found[name === 'logo' ? 'logo_url' : name]
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function writeTable(found: Settings): string {
  const rows = [['NAMA', 'NILAI', 'ARTI'], ...names.map(name => [name, write(found, name), meanings[name]])]
  const widths = [0, 1].map(column => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    .concat('', usage)
    .join('\n')
}

async function readValue(name: Name, text: string): Promise<unknown> {
  if (text === 'null') return null
  if (name === 'logo') {
    const bytes = await readFile(text).catch(() => {
      throw new OperatorError(`Berkas ${text} tidak bisa dibaca.`)
    })
    return new File([new Uint8Array(bytes)], basename(text))
  }
  if (name !== 'social_links') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new OperatorError(
      'social_links: tulis sebagai JSON, misalnya \'[{"platform":"x","url":"https://…"}]\'',
    )
  }
}

function refuse(errors: FieldErrors): never {
  throw new OperatorError(
    Object.entries(errors)
      .map(([field, sentences]) => `${field}: ${sentences.join(' ')}`)
      .join('\n'),
  )
}

/**
 * The settings from a command line: none of `args` lists them all, a name and a value change one by the rules of the call.
 * Throws OperatorError with what to mend.
 */
export async function operateSettings(means: SettingsMeans, args: readonly string[]): Promise<string> {
  const [name, text, ...more] = args
  const before = await findSettings(means.db)
  if (name === undefined) return writeTable(before)
  if (!isName(name))
    throw new OperatorError(`Tidak ada pengaturan bernama ${name}. Yang ada: ${names.join(', ')}.`)
  if (text === undefined || more.length > 0)
    throw new OperatorError(`${usage} Nilai dengan spasi ditulis di antara tanda kutip.`)
  const parsed = settings.update.body.safeParse({ [name]: await readValue(name, text) })
  if (!parsed.success) return refuse(listFieldErrors(parsed.error.issues))
  try {
    const after = await changeSettings(means, parsed.data)
    const [from, to] = [write(before, name), write(after, name)]
    return from === to ? `${name} tetap ${to}.` : `${name}: ${from} → ${to}. Tercatat di riwayat perubahan.`
  } catch (error) {
    if (error instanceof AppError && error.errors) return refuse(error.errors)
    throw error
  }
}
