import { OBJECT } from '../content/content.ts'

const KEY =
  /^\s*[*([]?\s*(?:kunci(?:\s+(?:jawaban|jawab|jwb))?|jawaban(?:\s+(?:yang\s+)?(?:benar|tepat))?(?:nya)?|jawab|jwb|kj(?=\s*[:=])|ans(?:wer)?(?:\s+key)?|correct\s+answer|key|(?:مفتاح\s+)?(?:ال)?(?:جواب|إجابة))(?:\s+adalah)?\s*(?:[-=]>|→|[:=]|\.(?=\s*\(?[A-H]\b)|[-–—](?=\s*\S)|\s(?=\(?[A-H]\)?(?:[.)\]]?\s*$|\.\s+\S)))\s*/iu
const KEY_INLINE =
  /[[(]\s*(?:kunci(?:\s+jawaban)?|jawaban|ans(?:wer)?|key)\s*[:=]?\s*([A-H](?:\s*[,&]\s*[A-H])*)\s*[\])]\s*$/iu
const KEY_BEHIND =
  /(?:\t|\s{2,})\s*(?:kunci(?:\s+jawaban)?|jawaban|ans(?:wer)?|key)\s*[:=]\s*([A-H](?:\s*[,&]\s*[A-H])*)\s*$/iu
const KEY_SAID =
  /\bjawaban(?:nya)?(?:\s+(?:yang\s+)?(?:benar|tepat))?(?:\s+adalah|\s*[:=])\s*[([]?([A-H])(?![\p{L}])/iu
const EXPLANATION =
  /^\s*(?:pembahasan|penjelasan|penyelesaian|pemb|solusi|alasan|explanation|rationale|solution|discussion)(?:\s+(?:soal|no(?:mor)?\.?)?\s*\d*)?\s*(?:[:=]|\.(?=\s|$)|[-–—](?=\s))\s*/iu
const EXPLANATION_ALONE = /^\s*(?:pembahasan|penjelasan|penyelesaian|solusi|explanation)(?:\s+soal.*)?\s*$/iu
const ANSWERS =
  /^\s*(?:lembar\s+|daftar\s+)?(?:kunci(?:\s+jawaban)?|answer\s+key|jawaban\s+soal)(?:\s+(?:dan|&|\+)\s+pembahasan)?(?:\s+(?:soal|paket|pilihan|latihan|tryout|try out|ujian|no)\b.*)?\s*:?\s*$/iu
const META =
  /^\s*(topik|materi|topic|tingkat(?:\s+kesulitan)?|kesulitan|difficulty|tipe(?:\s+soal)?|toleransi|nilai\s+opsi|nilai|jenis\s+soal|skor|bobot|indikator(?:\s+soal)?|level\s+kognitif|kompetensi(?:\s+dasar)?|kd|penilaian|kriteria\s+\d|contoh\s+jawaban(?:\s+\d{1,3})?|jumlah\s+kata)\s*[:=]\s*/iu
const SECTION_WORD =
  /\b(pilihan\s+ganda|pilihlah|isian|jawaban\s+singkat|uraian|esai|essay|benar\s*(?:[-–/]|atau)\s*salah|menjodohkan|jodohkan|multiple\s+choice|true\s+(?:or|\/)\s*false|short\s+answer)\b/iu
const SECTION = new RegExp(
  String.raw`^\s*(?:(?:bagian|part|section)\s+)?(?:[IVX]{1,5}|[A-H])\s*[.):]\s*(?=.{0,40}${SECTION_WORD.source})|^\s*\d\s*[.)]\s*(?:soal\s+)?(?:pilihan\s+ganda|isian|uraian|esai|essay|menjodohkan)\b.{0,20}$`,
  'iu',
)

function lengthOfMatch(pattern: RegExp, text: string): number | undefined {
  return pattern.exec(text)?.[0].length
}

/** How many characters introduce the key, as in `Kunci:` or `Jawaban –`. */
export const findKeyLabel = (text: string) => lengthOfMatch(KEY, text)

/** The letter that an explanation comes to, as in `Jadi, jawaban yang tepat adalah B`. */
export const findSaidKey = (text: string) => KEY_SAID.exec(text)?.[1]

/** A key at the end of the line that asks, such as `(Kunci: C)`. */
export function findInlineKey(text: string): { at: number; key: string } | undefined {
  const match = KEY_INLINE.exec(text) ?? KEY_BEHIND.exec(text)
  return match ? { at: match.index, key: match[1] ?? '' } : undefined
}

export function findExplanationLabel(text: string): number | undefined {
  return lengthOfMatch(EXPLANATION, text) ?? lengthOfMatch(EXPLANATION_ALONE, text)
}

export function findMetaLabel(text: string): { name: string; length: number } | undefined {
  const match = META.exec(text)
  return match
    ? { name: (match[1] ?? '').toLowerCase().replaceAll(/\s+/g, ' '), length: match[0].length }
    : undefined
}

/** The heading of a list of keys at the end. */
export const isAnswersHeading = (text: string) => ANSWERS.test(text)
export const isExplanationsHeading = (text: string) => EXPLANATION_ALONE.test(text)

export type SectionKind = 'single' | 'multiple' | 'short' | 'essay' | 'true_false' | 'matching'

const sectionKinds: [pattern: RegExp, kind: SectionKind][] = [
  [/kompleks|lebih dari satu/i, 'multiple'],
  [/\b(?:uraian|esai|essay)\b/i, 'essay'],
  [/\bisian\b|jawaban\s+singkat|short\s+answer/i, 'short'],
  [/benar\s*(?:[-–/]|atau)\s*salah|true\s+(?:or|\/)\s*false/i, 'true_false'],
  [/jodohkan/i, 'matching'],
]

/** The kind of questions that a heading announces; undefined if it is no such heading. */
export function findSection(text: string, isHeading: boolean): SectionKind | undefined {
  const isSection = SECTION.test(text) || (isHeading && SECTION_WORD.test(text))
  if (!isSection || text.includes(OBJECT) || text.length > 160) return undefined
  return sectionKinds.find(([pattern]) => pattern.test(text))?.[1] ?? 'single'
}

/** Where a sentence or a clause of its own begins: "akan dipilih tiga orang" asks nobody to choose. */
const OPENS = String.raw`(?:^|[.!?:;,([–-]\s*)`
const SEVERAL = '(?:dua|tiga|empat|beberapa|lebih dari satu)'
const CHOSEN = '(?:jawaban|opsi|pilihan|pernyataan|simpulan|kalimat)'
const MULTIPLE = new RegExp(
  [
    String.raw`${OPENS}pilih(?:lah)? semua\b`,
    String.raw`${OPENS}pilih(?:lah)? ${SEVERAL}(?: ${CHOSEN}| yang\b|\s*[.!:)\]]|\s*$)`,
    String.raw`\b${SEVERAL} jawaban (?:yang )?(?:benar|tepat)`,
    String.raw`\b${CHOSEN} (?:yang )?(?:(?:benar|tepat|boleh) )*lebih dari satu`,
    String.raw`\blebih dari satu ${CHOSEN}`,
    String.raw`\bboleh (?:memilih |pilih )?lebih`,
    'pilihan ganda kompleks',
    String.raw`${OPENS}(?:beri(?:lah|kan)? tanda )?centang(?:lah)?\b`,
    `${OPENS}(?:select all|choose (?:two|three|all))`,
  ].join('|'),
  'iu',
)

export const asksForSeveral = (text: string) => MULTIPLE.test(text)

export const asksForPairs = (text: string) =>
  /\b(?:jodohkan|pasangkan|cocokkan|menjodohkan)|\bmatch\b.{0,40}\bwith\b/i.test(text)

const ESSAY_VERB =
  /^\s*(?:jelaskan|uraikan|sebutkan|tuliskan|buatlah|analisis(?:lah)?|bandingkan|deskripsikan|kemukakan|mengapa|apa yang dimaksud|explain|describe|discuss|compare)/i

export function asksForEssay(text: string): boolean {
  return ESSAY_VERB.test(text) || /\b(?:soal\s+)?(?:uraian|esai|essay)\b/i.test(text)
}

/** A line that begins something of its own, whatever stands around it. */
export function isAnnouncement(text: string): boolean {
  return (
    findKeyLabel(text) !== undefined ||
    lengthOfMatch(EXPLANATION, text) !== undefined ||
    findPassageCue(text)?.to !== undefined
  )
}

export interface PassageCue {
  from?: number
  to?: number
}

const RANGE =
  /(?:soal|nomor|no\.?|numbers?|questions?|butir)[\s:-]*(?:nomor|no\.?|numbers?)?[\s.]*\(?(\d{1,3})\s*(?:[-–—−]|s\.?\s*[/.]?\s*d\.?|sampai(?:\s+dengan)?|hingga|dan|to|and|through|&|,)\s*(?:(?:soal|nomor|no)\.?\s*)?(\d{1,3})/iu
/** `Soal 1 – 2` alone on its line. */
const BARE_RANGE = /^\s*(?:soal|nomor|butir)\D{0,8}\d{1,3}\s*\D{1,6}\s*\d{1,3}\s*[.:)]?\s*$/iu
const ONLY =
  /^.{0,80}\b(?:untuk|menjawab)\s+(?:soal|pertanyaan)(?:\s+(?:nomor|no\.?))?\s+(\d{1,3})\s*[.:!)]*\s*$/iu
const CUE =
  /bacalah|baca |cermati|perhatikan|simak|teks|wacana|bacaan|kutipan|paragraf|puisi|informasi|ilustrasi|tabel|grafik|diagram|gambar|data|stimulus|untuk (?:menjawab|mengerjakan|soal|nomor|pertanyaan)|read|text|passage|following|refer/iu
const OPEN_CUE =
  /^(?:bacalah|baca|cermati(?:lah)?|perhatikan(?:lah)?|simak(?:lah)?|read)\b.{0,80}\b(?:teks|wacana|bacaan|kutipan|paragraf|puisi|informasi|ilustrasi|tabel|grafik|diagram|gambar|data|text|passage|berikut|following)/iu

/** `Teks 2` above a text. */
const TITLE_CUE = /^\s*(?:teks|bacaan|wacana|stimulus|kutipan)\s+(?:\d{1,2}|[IVX]{1,4}|[A-H])\s*[.:]?\s*$/iu

export const isTitleCue = (text: string) => TITLE_CUE.test(text)
export const isBareRange = (text: string) => BARE_RANGE.test(text)

/** A line such as "Teks berikut untuk soal nomor 5–8"; without numbers it announces one for what comes next. */
export function findPassageCue(text: string): PassageCue | undefined {
  if (text.length > 240) return undefined
  const range = CUE.test(text) || isBareRange(text) ? RANGE.exec(text) : null
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])]
    if (from <= to && to - from < 30) return { from, to }
  }
  const only = Number(ONLY.exec(text)?.[1])
  if (only > 0) return { from: only, to: only }
  return OPEN_CUE.test(text) || isTitleCue(text) ? {} : undefined
}
