import { expect, test } from 'vitest'
import { packFiles, type PackTexts, practisedPack, smallPack } from '../../../../testing/packs.ts'
import { checkPacks } from '../operate-packs.ts'
import { describePackFault } from './pack.ts'
import { readPack } from './read-pack.ts'

test('all packs of the product are without faults, and nothing is told of them', async () => {
  const said = await checkPacks()
  const packs = said.split('\n').filter(line => !line.startsWith(' '))
  expect(packs.map(line => line.split(' ')[0])).toEqual(['contoh', 'skd', 'universitas', 'utbk-snbt'])
})

test('a question about a topic that its subject does not list is told, and so is a topic of too few questions', async () => {
  const program = JSON.parse(smallPack()['program.json'] ?? '') as { subjects: object[] }
  const subjects = program.subjects.map(subject => ({ ...subject, topics: ['Geometri', 'Peluang'] }))
  const { faults } = readPack(
    packFiles(smallPack({ 'program.json': JSON.stringify({ ...program, subjects }) })),
  )
  expect(faults.map(describePackFault)).toEqual([
    'banks/uji/mtk.soal.md baris 6: soal MTK-1: topik "Aljabar" tidak ada di daftar topik MTK di program.json',
    'banks/uji/mtk.soal.md baris 20: soal MTK-2: topik "Aljabar" tidak ada di daftar topik MTK di program.json',
    'program.json baris 1: topik "Geometri" di MTK punya 0 soal, sedikitnya 3',
    'program.json baris 1: topik "Peluang" di MTK punya 0 soal, sedikitnya 3',
  ])
})

test.each<[what: string, changes: PackTexts, fault: string]>([
  [
    'a lesson without its slip',
    { 'lessons/x.md': (practisedPack()['lessons/aljabar.md'] ?? '').replace('## Salah', '## Kesalahan') },
    'lessons/x.md baris 24: "Kesalahan yang sering" bukan bagian pelajaran; bagiannya "## Ide", "## Contoh", "## Salah yang sering", dan langkah "### …"',
  ],
  [
    'a lesson with a question that is not there, and too few to try',
    { 'lessons/x.md': (practisedPack()['lessons/aljabar.md'] ?? '').replace('MTK-2, MTK-1', 'MTK-9') },
    'lessons/x.md baris 1: pelajaran menyebut soal MTK-9, yang tidak ada di paket ini',
  ],
  [
    'a lesson of questions that nobody may practise',
    { ...practisedPack(), 'banks/uji/bank.json': smallPack()['banks/uji/bank.json'] ?? '' },
    'lessons/aljabar.md baris 1: soal MTK-2 ada di bank yang tidak untuk latihan',
  ],
  [
    'a result that waits for a close which never comes',
    { 'tryouts/uji.json': (smallPack()['tryouts/uji.json'] ?? '').replace('"instant"', '"at_close"') },
    'tryouts/uji.json baris 1: window_hours: isi berapa jam try out dibuka: hasilnya keluar setelah ditutup',
  ],
  [
    'a comma too many',
    { 'quizzes/uji.json': '{\n  "title": "Kuis",\n}' },
    'quizzes/uji.json baris 3: tanda bacanya tidak lengkap; periksa koma dan kurung di sekitar baris ini',
  ],
  [
    'a question without a key',
    {
      'banks/uji/mtk.soal.md': (smallPack()['banks/uji/mtk.soal.md'] ?? '').replace(
        '- [x] B. $2$',
        '- [ ] B. $2$',
      ),
    },
    'banks/uji/mtk.soal.md baris 6: soal MTK-1 tidak punya kunci',
  ],
  [
    'a guide without a title',
    { 'guides/mulai.md': '---\nurutan: 1\n---\n\nIsi panduan ini.\n' },
    'guides/mulai.md baris 1: keterangan "judul" wajib diisi',
  ],
  [
    'a quiz about a question that is not there',
    { 'quizzes/uji.json': (smallPack()['quizzes/uji.json'] ?? '').replace('MTK-2', 'MTK-9') },
    'quizzes/uji.json baris 1: Kuis Uji menyebut soal MTK-9, yang tidak ada di paket ini',
  ],
  [
    'a file that nobody knows',
    { 'catatan.md': 'Halo' },
    'catatan.md baris 1: berkas ini tidak dikenal; lihat docs/packs.md untuk nama dan tempatnya',
  ],
])('%s is told by file and line', (_, changes, fault) => {
  const { faults } = readPack(packFiles(smallPack(changes)))
  expect(faults.map(describePackFault)).toContain(fault)
})
