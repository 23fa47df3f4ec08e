import type { Finding } from '@gerbang/contract/exam/tryout-plans.ts'
import type { QuestionContent, QuestionKey } from '@gerbang/contract/question.ts'
import { htmlToPlain } from '@gerbang/interchange/content/html-to-plain.ts'
import { fitsQuestion } from '@gerbang/scoring/fits-question.ts'
import { listReadParts } from '@gerbang/scoring/kinds/list-read-parts.ts'
import { findKind } from '@gerbang/scoring/kinds/question-kinds.ts'

export interface CheckedQuestion {
  sub_test_id: string
  number: number
  status: 'draft' | 'in_review' | 'published' | 'archived'
  content: QuestionContent
  key: QuestionKey | null
  has_explanation: boolean
}

export interface CheckedSubTest {
  id: string
  name: string
  duration_seconds: number
  wanted_questions: number | null
  question_count: number
  /** Measured and not scored: how many are chosen, how many of these cannot be, and how many each student meets. */
  trial_count: number
  trials_unfit: number
  trials_each: number
  /** What the subject usually takes. */
  usual_seconds_per_question: number
}

export interface CheckedPlan {
  opens_at: string
  closes_at: string | null
  release_at: string | null
  result_release: 'instant' | 'at_close' | 'at_time'
  scoring: 'raw' | 'weighted' | 'irt'
  access: 'free' | 'code'
  has_codes: boolean
  program_is_active: boolean
  sub_tests: CheckedSubTest[]
  questions: CheckedQuestion[]
  /** Questions that students can review in another try-out or a quiz before this one closes. */
  elsewhere: { sub_test_id: string; number: number; title: string }[]
  /** Questions that students of the program have had before them, and how many students. */
  seen: { sub_test_id: string; number: number; students: number }[]
}

type Rule = (plan: CheckedPlan, at: Date) => Finding[]

const whole = { sub_test_id: null }
const minutes = (seconds: number) => String(Math.round((seconds / 60) * 10) / 10).replace('.', ',')

const numbers = (found: { number: number }[]) => {
  const shown = found.slice(0, 8).map(({ number }) => number)
  return `nomor ${shown.join(', ')}${found.length > shown.length ? `, dan ${found.length - shown.length} lagi` : ''}`
}

/** One finding for each sub-test that has questions of some sort. */
function perSubTest<Q extends { sub_test_id: string; number: number }>(
  { sub_tests }: CheckedPlan,
  found: Q[],
  about: Pick<Finding, 'code' | 'level'>,
  say: (subTest: CheckedSubTest, found: Q[]) => string,
): Finding[] {
  return sub_tests.flatMap(subTest => {
    const own = found.filter(({ sub_test_id }) => sub_test_id === subTest.id)
    return own.length === 0 ? [] : [{ ...about, sub_test_id: subTest.id, text: say(subTest, own) }]
  })
}

const hasSubTests: Rule = ({ sub_tests }) =>
  sub_tests.length > 0
    ? []
    : [{ code: 'no_sub_tests', level: 'blocks', ...whole, text: 'Belum ada subtes. Tambahkan subtes dulu.' }]

const hasEnough: Rule = ({ sub_tests }) =>
  sub_tests.flatMap((subTest): Finding[] => {
    const { id: sub_test_id, name, question_count: has, wanted_questions: wanted } = subTest
    if (has === 0)
      return [{ code: 'empty', level: 'blocks', sub_test_id, text: `${name} belum berisi soal.` }]
    if (wanted === null || has === wanted) return []
    if (has > wanted) {
      const text = `${name} berisi ${has} soal, ${has - wanted} lebih banyak dari rencana (${wanted}).`
      return [{ code: 'too_many', level: 'warns', sub_test_id, text }]
    }
    const text = `${name} kurang ${wanted - has} soal: baru ${has} dari ${wanted}. Tambah soal atau ubah rencananya.`
    return [{ code: 'too_few', level: 'blocks', sub_test_id, text }]
  })

const hasKeys: Rule = plan =>
  perSubTest(
    plan,
    plan.questions.filter(({ key, content }) => key === null || !fitsQuestion(content, key)),
    { code: 'no_key', level: 'blocks' },
    ({ name }, found) => `${name}: ${found.length} soal tanpa kunci yang sah (${numbers(found)}).`,
  )

const isPublished: Rule = plan =>
  perSubTest(
    plan,
    plan.questions.filter(({ status }) => status !== 'published'),
    { code: 'not_published', level: 'blocks' },
    ({ name }, found) =>
      `${name}: ${found.length} soal tidak terbit lagi di banknya (${numbers(found)}). Ganti dengan soal lain.`,
  )

const hasExplanations: Rule = plan =>
  perSubTest(
    plan,
    plan.questions.filter(({ has_explanation }) => !has_explanation),
    { code: 'no_explanation', level: 'warns' },
    ({ name }, found) => `${name}: ${found.length} soal belum punya pembahasan (${numbers(found)}).`,
  )

/** Pictures and formulas: only what they were made of tells two of them apart surely. */
const shownBySource = /<(?:img\b[^>]*\ssrc|math\b[^>]*\salttext)="([^"]*)"[^>]*>/g

/** What a student reads, formulas included, without markup, case and spacing. */
function foldText(content: QuestionContent): string {
  const html = [content.prompt_html, ...listReadParts(content).map(part => part.html)].join(' ')
  return htmlToPlain(html.replace(shownBySource, ' $1 ')).toLowerCase()
}

const hasNoTwins: Rule = plan => {
  const groups = Map.groupBy(plan.questions, ({ content }) => foldText(content))
  const twins = [...groups.values()].filter(group => group.length > 1).flat()
  return perSubTest(
    plan,
    twins,
    { code: 'twins', level: 'asks' },
    ({ name }, found) => `${name}: soal yang sama muncul lebih dari sekali (${numbers(found)}).`,
  )
}

const isSecret: Rule = plan =>
  perSubTest(
    plan,
    plan.elsewhere,
    { code: 'reviewable', level: 'asks' },
    ({ name }, found) =>
      `${name}: ${found.length} soal bisa dilihat kunci dan pembahasannya di ${[
        ...new Set(found.map(({ title }) => `“${title}”`)),
      ]
        .slice(0, 3)
        .join(', ')} sebelum try out ini ditutup (${numbers(found)}).`,
  )

const isNew: Rule = plan =>
  perSubTest(
    plan,
    plan.seen,
    { code: 'seen', level: 'warns' },
    ({ name }, found) =>
      `${name}: ${found.length} soal pernah dikerjakan siswa program ini, paling banyak ${Math.max(
        ...found.map(({ students }) => students),
      )} siswa (${numbers(found)}).`,
  )

const takesItsTime: Rule = ({ sub_tests }) =>
  sub_tests.flatMap((subTest): Finding[] => {
    const { id: sub_test_id, name, duration_seconds, usual_seconds_per_question } = subTest
    if (subTest.question_count === 0) return []
    const question_count = subTest.question_count + subTest.trials_each
    const usual = usual_seconds_per_question * question_count
    if (duration_seconds >= usual * 0.65 && duration_seconds <= usual * 1.6) return []
    const text = `${name}: ${minutes(duration_seconds)} menit untuk ${question_count} soal; biasanya sekitar ${minutes(usual)} menit.`
    return [{ code: 'time', level: 'warns', sub_test_id, text }]
  })

const hasWindow: Rule = ({ opens_at, closes_at, sub_tests }, at) => {
  if (closes_at === null) return []
  if (Date.parse(closes_at) <= at.getTime())
    return [
      {
        code: 'window_over',
        level: 'blocks',
        ...whole,
        text: 'Jadwal tutupnya sudah lewat. Ubah jadwalnya dulu.',
      },
    ]
  const seconds = sub_tests.reduce((sum, { duration_seconds }) => sum + duration_seconds, 0)
  const window = (Date.parse(closes_at) - Math.max(at.getTime(), Date.parse(opens_at))) / 1000
  if (window >= seconds) return []
  const text = `Jadwal dibuka ${minutes(window)} menit, lebih pendek dari seluruh subtes (${minutes(seconds)} menit).`
  return [{ code: 'window_short', level: 'warns', ...whole, text }]
}

const releases: Rule = ({ result_release, release_at, closes_at }) => {
  if (result_release === 'at_close' && closes_at === null)
    return [
      {
        code: 'never_released',
        level: 'blocks',
        ...whole,
        text: 'Hasil keluar setelah ditutup, tetapi try out ini tidak punya waktu tutup.',
      },
    ]
  if (release_at === null || closes_at === null || release_at >= closes_at) return []
  const text =
    'Waktu rilis jatuh sebelum try out ditutup; hasil baru keluar setelah tidak ada yang mengerjakan lagi.'
  return [{ code: 'release_early', level: 'warns', ...whole, text }]
}

const closesForMarkers: Rule = ({ closes_at, questions }) => {
  const essays = questions.filter(({ content }) => findKind(content.type).markedBy === 'people')
  if (closes_at !== null || essays.length === 0) return []
  const text = `Soal uraian dinilai orang setelah semua selesai, jadi try out ini perlu waktu tutup (${numbers(essays)}).`
  return [{ code: 'essays_open', level: 'blocks', ...whole, text }]
}

const leavesOutEssays: Rule = plan =>
  plan.scoring !== 'irt'
    ? []
    : perSubTest(
        plan,
        plan.questions.filter(({ content }) => findKind(content.type).markedBy === 'people'),
        { code: 'essays_irt', level: 'warns' },
        ({ name }, found) =>
          `${name}: ${found.length} soal uraian tidak ikut skor IRT (${numbers(found)}). Nilainya tetap ditunjukkan kepada siswa.`,
      )

const canBeEntered: Rule = ({ access, has_codes, program_is_active }) => {
  const findings: Finding[] = []
  if (access === 'code' && !has_codes)
    findings.push({
      code: 'no_codes',
      level: 'warns',
      ...whole,
      text: 'Belum ada kode siswa yang membuka try out ini.',
    })
  if (!program_is_active)
    findings.push({
      code: 'program_off',
      level: 'warns',
      ...whole,
      text: 'Programnya tidak aktif, jadi siswa baru tidak bisa memilihnya.',
    })
  return findings
}

/** The scored questions tie those that are tried out to their scale, and have to be a fifth of all. */
const mostTrials = 4

const triesOut: Rule = ({ scoring, sub_tests }) =>
  sub_tests.flatMap(({ id: sub_test_id, name, question_count, ...trials }): Finding[] => {
    const { trial_count: has, trials_each: each, trials_unfit } = trials
    if (has === 0 && each === 0) return []
    const most = mostTrials * question_count
    const faults: [isSo: boolean, code: string, text: string][] = [
      [scoring !== 'irt', 'not_irt', 'soal uji coba hanya untuk try out dengan penilaian IRT.'],
      [each > has, 'short', `setiap siswa mendapat ${each} soal uji coba, tetapi baru ${has} yang dipilih.`],
      [each === 0, 'none', `${has} soal uji coba dipilih, tetapi jumlah per siswa masih 0.`],
      [most > 0 && has > most, 'many', `paling banyak ${most} soal uji coba.`],
      [
        trials_unfit > 0,
        'unfit',
        `${trials_unfit} soal uji coba tidak bisa dipakai: tidak terbit lagi, berupa uraian, atau juga dinilai di try out ini.`,
      ],
    ]
    return faults.flatMap(([isSo, code, text]) =>
      isSo ? [{ code: `trials_${code}`, level: 'blocks', sub_test_id, text: `${name}: ${text}` }] : [],
    )
  })

const leastIrtQuestions = 10

const canEstimate: Rule = ({ scoring, sub_tests }) =>
  scoring !== 'irt'
    ? []
    : sub_tests
        .filter(({ question_count }) => question_count > 0 && question_count < leastIrtQuestions)
        .map(({ id, name, question_count }) => ({
          code: 'short_for_irt',
          level: 'warns',
          sub_test_id: id,
          text: `${name} hanya ${question_count} soal: skor IRT-nya akan punya galat besar.`,
        }))

const rules: Rule[] = [
  hasSubTests,
  hasEnough,
  hasKeys,
  isPublished,
  hasWindow,
  releases,
  isSecret,
  isNew,
  hasNoTwins,
  takesItsTime,
  canEstimate,
  triesOut,
  closesForMarkers,
  leavesOutEssays,
  canBeEntered,
  hasExplanations,
]

const order = ['blocks', 'asks', 'warns']

/** What stands against publishing a draft, gravest first. */
export function checkPlan(plan: CheckedPlan, at: Date): Finding[] {
  const findings = rules.flatMap(rule => rule(plan, at))
  return findings.toSorted((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
}
