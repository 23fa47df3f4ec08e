import { expect, test } from 'vitest'
import type { ReadResult } from '../model/draft.ts'
import { readDocument } from '../read-document.ts'
import {
  bold,
  buildDocx,
  formula,
  type LevelShape,
  listItem,
  mathRun,
  numbering,
  paragraph as p,
  run,
  table,
} from '../testing/build-docx.ts'
import { describeQuestions } from '../testing/describe-questions.ts'

/** What a document may look like: lines of text, or the markup of paragraphs and tables. */
type Body = (string | string[])[]

const isMarkup = (part: string) => part.startsWith('<w:')
const toBody = (parts: Body): string[] =>
  parts.flat().flatMap(part => (isMarkup(part) ? [part] : part.split('\n').map(line => p(line))))

const read = (body: Body, lists?: LevelShape[][]): ReadResult =>
  readDocument(buildDocx(toBody(body), lists ? { numbering: numbering(lists) } : {}), 'soal.docx')

const codes = ({ warnings, errors }: ReadResult) => [...errors, ...warnings].map(remark => remark.code)
const xy = 'A. x\nB. y'
const three = [1, 2, 3].map(n => `${n}. S?\n${xy}`)

/** The habit, the document, its questions, and the codes of everything that is remarked. */
const habits: [habit: string, body: Body, questions: string[], remarks?: string[], lists?: LevelShape[][]][] =
  [
    [
      'keys `1c 2a 3b` in the cells of a table',
      [...three, table([['1a', '2b', '3a']])],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'a table of keys in blocks: numbers above letters',
      [
        ...three,
        'Kunci Jawaban',
        table([
          ['1', '2'],
          ['A', 'B'],
          ['3', ''],
          ['A', ''],
        ]),
      ],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'ten spellings of a line with the key',
      [
        '(B)',
        ' yang benar adalah B',
        'nya adalah B',
        ' B',
        ': b.',
        ' = B',
        ' – B',
        ': [B]',
        '\t: B',
        ' : (b)',
      ].map((said, at) => `${at + 1}. S?\n${xy}\nJawaban${said === '(B)' ? ': (B)' : said}`),
      Array.from({ length: 10 }, (_, at) => `${at + 1} B: S? | x | y`),
    ],
    [
      'a key in capitals is no heading',
      [`1. S?\n${xy}\nJAWABAN B\n2. T?\n${xy}\nKUNCI: A`],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'a key in stars or brackets',
      [`1. S?\n${xy}\n*Kunci: B*\n2. T?\n${xy}\n[Jawaban: A]`],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'a key behind its question',
      [`1. S?\t Kunci: B\n${xy}\n2. T? (Jawaban B)\n${xy}`],
      ['1 B: S? | x | y', '2 B: T? | x | y'],
    ],
    [
      'keys at the end by sub-test, whose headings come again in small letters',
      [
        `PENALARAN UMUM\n1. S?\n${xy}\n2. S?\n${xy}\nB. LITERASI MEMBACA\n1. T?\n${xy}\n2. T?\n${xy}`,
        'KUNCI JAWABAN\nLiterasi Membaca:\n1. B\n2. B\nPenalaran Umum:\n1. A\n2. A',
      ],
      ['1 A: S? | x | y', '2 A: S? | x | y', '1 B: T? | x | y', '2 B: T? | x | y'],
    ],
    [
      'keys of a range',
      [...three, 'Kunci: 1-3: ABA'],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'keys one after the other',
      [...three, 'KUNCI JAWABAN\nABA'],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'keys parted by semicolons',
      [...three, 'Kunci jawaban:\n1. A; 2. B; 3. A'],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'a key that only its explanation comes to, which is told',
      [`1. S?\n${xy}\nPembahasan: karena y. Jadi, jawaban yang tepat adalah B.`],
      ['1 B: S? | x | y'],
      ['key_in_explanation'],
    ],
    [
      'boxes to tick in place of letters, keyed by their order or ticked',
      ['1. Pilihlah dua jawaban!\n□ 2\n□ 3\n□ 4\nKunci: 1 dan 2\n2. T?\n○ merah\n● biru\n○ hijau'],
      ['1 A+B: Pilihlah dua jawaban! | 2 | 3 | 4', '2 B: T? | merah | biru | hijau'],
      ['counted_options'],
    ],
    [
      'options 1), 2), 3) with their number as the key',
      ['1. S?\n1) x\n2) y\n3) z\nKunci: 2'],
      ['1 B: S? | x | y | z'],
      ['counted_options'],
    ],
    ['letters right before small words', ['1. S?\na.buku\nb.pena\nKunci: b'], ['1 B: S? | buku | pena']],
    [
      'options that are bold as a whole',
      [p('1. S?'), p(bold('A. x')), p(bold('B. y')), p('Kunci: B')],
      ['1 B: S? | x | y'],
    ],
    [
      'signs that contradict each other',
      [p('1. S?'), p(run('A. x', '<w:highlight w:val="yellow"/>')), p(bold('B. y')), p('Kunci: A')],
      ['1 A: S? | x | y'],
      ['key_conflict'],
    ],
    [
      'explanations in a table below the questions',
      [
        ...three,
        'PEMBAHASAN',
        table([
          ['No', 'Kunci', 'Pembahasan'],
          ['1', 'B', 'y.'],
          ['2', 'A', 'x.'],
          ['3', 'B', 'y.'],
        ]),
      ],
      ['1 B: S? | x | y', '2 A: S? | x | y', '3 B: S? | x | y'],
    ],
    [
      'key and explanation in a frame below each question',
      [
        `1. S?\n${xy}`,
        table([[p('Jawaban: B') + p('Pembahasan: y.')]]),
        `2. T?\n${xy}`,
        table([[p('Jawaban: A')]]),
      ],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'a card for each question, with competence and level',
      [
        table([
          ['Mata Pelajaran', 'Matematika'],
          ['Nomor Soal', '1'],
          ['Indikator', 'Siswa dapat …'],
          ['Rumusan Soal', p('2+2?') + p('A. 3') + p('B. 4')],
          ['Kunci Jawaban', 'B'],
        ]),
      ],
      ['1 B: 2+2? | 3 | 4'],
    ],
    [
      'cards in rows',
      [
        table([
          ['No', 'Indikator', 'Butir Soal', 'Kunci'],
          ['1', 'I', p('S?') + p('A. x') + p('B. y'), 'B'],
        ]),
      ],
      ['1 B: S? | x | y'],
    ],
    [
      'statements with letters B and S above their columns, and with the answer in one column',
      [
        '1. Tentukan!',
        table([
          ['No', 'Pernyataan', 'B', 'S'],
          ['1', 'Air', '√', ''],
          ['2', 'Api', '', '√'],
        ]),
        '2. Tentukan!',
        table([
          ['Pernyataan', 'Benar/Salah'],
          ['Air', 'Salah'],
          ['Api', 'Benar'],
        ]),
      ],
      ['1 Benar/Salah: Tentukan! | Air | Api', '2 Salah/Benar: Tentukan! | Air | Api'],
    ],
    [
      'several right ones, said in words',
      [`1. Manakah prima? Jawaban lebih dari satu.\nA. 2\nB. 3\nC. 4\nKunci: A dan B`],
      ['1 A+B: Manakah prima? Jawaban lebih dari satu. | 2 | 3 | 4'],
    ],
    [
      'lists that begin at 21, and again in the next section',
      [
        'A. PILIHAN GANDA',
        listItem('S?', 0, 1),
        listItem('x', 1, 1),
        listItem(bold('y'), 1, 1),
        'B. ISIAN SINGKAT',
        listItem('2+2 = …', 0, 2),
        'Kunci: 4',
      ],
      ['21 B: S? | x | y', '1 {"kind":"number","value":4,"tolerance":0}: 2+2 = …'],
      [],
      [
        [
          ['decimal', '%1.', 21],
          ['upperLetter', '%2.'],
        ],
        [['decimal', '%1.']],
      ],
    ],
    [
      'a list of options of its own for each question',
      [
        listItem('S?', 0, 1),
        listItem('x', 0, 2),
        listItem('y', 0, 2),
        'Kunci: B',
        listItem('T?', 0, 1),
        listItem('x', 0, 3),
        listItem('y', 0, 3),
        'Kunci: A',
      ],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
      [],
      [[['decimal', '%1.']], [['upperLetter', '%1.']], [['lowerLetter', '%1)']]],
    ],
    [
      'a key that was corrected with changes tracked, and one that is hidden',
      [
        '1. S?',
        xy,
        p(
          '<w:r><w:t xml:space="preserve">Kunci: </w:t></w:r><w:del><w:r><w:delText>A</w:delText></w:r></w:del><w:ins><w:r><w:t>B</w:t></w:r></w:ins>',
        ),
        p(run('Kunci: A', '<w:vanish/>')),
      ],
      ['1 B: S? | x | y'],
    ],
    [
      'scripts of Java, Bali and Bugis, and Arabic from right to left',
      [
        '1. Aksara ꦗꦮ?\nA. ᬅᬓ᭄ᬱᬭ\nB. ᨒᨚᨈᨑ\nKunci: B',
        p(run('2. Arti ') + run('كِتَابٌ', '<w:rtl/>') + run(' adalah …')),
        'A. buku\nB. pena\nKunci: A',
      ],
      ['1 B: Aksara ꦗꦮ? | ᬅᬓ᭄ᬱᬭ | ᨒᨚᨈᨑ', '2 A: Arti كِتَابٌ adalah … | buku | pena'],
    ],
    [
      'soft hyphens and hard spaces',
      ['1.\u00a0Ber\u00adlari?\nA.\u00a0x\nB.\u00a0y\nKunci\u00a0:\u00a0B'],
      ['1 B: Berlari? | x | y'],
    ],
    [
      'the head of an exam and its last line',
      [
        `UJIAN SEKOLAH\nMata Pelajaran : Matematika\nWaktu : 90 menit\nPilihlah satu jawaban!\n1. S?\n${xy}\nKunci: A\nSELAMAT MENGERJAKAN`,
      ],
      ['1 A: S? | x | y'],
      ['unknown_text'],
    ],
    [
      'functions and roots at the ends of options are no ticks',
      [
        '1. S?\nA. f(x)\nB. g(x)\nKunci: A\n2. T?\nA. √2\nB. 3√\nKunci: B\n3. U?\nA. sumbu (x)\nB. y *\nKunci: B',
      ],
      ['1 A: S? | f(x) | g(x)', '2 B: T? | √2 | 3√', '3 B: U? | sumbu (x) | y'],
    ],
    [
      'arrows and ticks in brackets',
      ['1. S?\nA. x\nB. y ←\n2. T?\nA. x (√)\nB. y\n3. U?\nA. x\n→ B. y\n4. V?\nA. x ✔\ufe0f\nB. y'],
      ['1 B: S? | x | y', '2 A: T? | x | y', '3 B: U? | x | y', '4 A: V? | x | y'],
    ],
    [
      'letters with a colon, a dash, a point and a bracket',
      ['1. S?\nA : x\nB : y\nKunci: B\n2. T?\nA - x\nB - y\nKunci: A\n3. U?\na.) x\nb.) y\nKJ: b'],
      ['1 B: S? | x | y', '2 A: T? | x | y', '3 B: U? | x | y'],
    ],
    [
      'options without letters below a question whose key is one, which is told',
      ['1. S?\nmerah\nbiru\nKunci: B'],
      ['1 B: S? | merah | biru'],
      ['unlettered_options'],
    ],
    [
      'a letter as the answer to nothing that could be options, which is told',
      ['1. Lambang karbon adalah …\nKunci: C'],
      ['1 {"kind":"text","accepted":["C"]}: Lambang karbon adalah …'],
      ['letter_as_answer'],
    ],
    [
      'a column of marks beside the keys',
      [
        ...three,
        table([
          ['Nomor Soal', 'Jawaban Benar', 'Skor'],
          ['1', 'B', '5'],
          ['2', 'A', '5'],
          ['3', 'B', '5'],
        ]),
      ],
      ['1 B: S? | x | y', '2 A: S? | x | y', '3 B: S? | x | y'],
    ],
    [
      'a key with its reason on the same line',
      ['1. S?\nA. x\nB. y\nJawaban: B, karena y.\n2. T?\nA. x\nB. y\nJawaban: A sebab x.'],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'options that each go on below, the last one too',
      ['1. S?\nA. x\nlagi\nB. y\nlagi\nC. z\nlagi\nKunci: C'],
      ['1 C: S? | x<br>lagi | y<br>lagi | z<br>lagi'],
    ],
    [
      'a formula and a table above the first question, and a formula below its last option, are told',
      [
        table([['SMA', 'Kop']]),
        p(formula(mathRun('x'))),
        '1. S?\nA. x\nB. y',
        p(formula(mathRun('z'))),
        'Kunci: A',
      ],
      ['1 A: S? | x | y<br>$z$'],
      ['object_on_top', 'object_behind_options'],
    ],
    [
      'a key on the line below its label, of a choice and of a short answer',
      [
        '1. S?\nA. x\nB. y\nKunci Jawaban:\nB\n2. Berapa x?\nKunci:',
        p(formula(mathRun('x=2'))),
        `3. T?\n${xy}\nKunci:\nA`,
      ],
      ['1 B: S? | x | y', '2 {"kind":"text","accepted":["x=2"]}: Berapa x?', '3 A: T? | x | y'],
    ],
    [
      'three options on a line and two on the next, parted by single spaces',
      ['1. S?\nA. 1 B. 2 C. 3\nD. 4 E. 5\nKunci: E'],
      ['1 E: S? | 1 | 2 | 3 | 4 | 5'],
    ],
    [
      'a sentence above the first question that is no instruction is told',
      [
        'UJIAN\nKerjakan dengan teliti dan tulis nama lengkapmu pada lembar jawaban.\nSungai Barito bermuara di Laut Jawa dan panjangnya sekitar 890 kilometer.\n1. S?\nA. x\nB. y\nKunci: A',
      ],
      ['1 A: S? | x | y'],
      ['unknown_text'],
    ],
    [
      'a line with number and key for each question',
      [`1. S?\n${xy}\n2. T?\n${xy}\nKunci Jawaban No 1: B\nKunci Jawaban No 2: A`],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'a blank that is underlined spaces or an underlined tab',
      [
        p(
          run('1. Kota ') +
            run('      ', '<w:u w:val="single"/>') +
            run(' dan ') +
            run('\t', '<w:u w:val="single"/>'),
        ),
        'A. x\nB. y\nKunci: A',
      ],
      ['1 A: Kota \\_\\_\\_\\_\\_\\_ dan \\_\\_\\_\\_\\_ | x | y'],
    ],
    [
      'questions numbered Q1, Q2',
      ['Q1. S?\nA. x\nB. y\nAns: B\nQ2. T?\nA. x\nB. y\nAnswer: A'],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'several keys in a row, with commas and a word, and as boxes behind the letters',
      [
        '1. Pilihlah semua!\nA. v\nB. w\nC. x\nD. y\nKunci: ACD',
        '2. Pilihlah semua!\nA. v\nB. w\nC. x\nD. y\nKunci: B, C, dan D',
        '3. Pilihlah semua!\nA. [x] v\nB. [ ] w\nC. [x] x\nD. [ ] y',
      ],
      ['1 A+C+D', '2 B+C+D', '3 A+C'].map(key => `${key}: Pilihlah semua! | v | w | x | y`),
    ],
    [
      'a new part after a question with ticked boxes, and after an explanation',
      [
        'I. Penalaran\n1. Pilihlah semua!\n☑ x\n☐ y\n☑ z',
        'II. Literasi\n1. S?\nA. x\nB. y\nKunci: B\nPembahasan: y.',
        'III. Numerasi\n1. Pilihlah semua!\n☐ x\n☑ y\n☑ z',
      ],
      ['1 A+C: Pilihlah semua! | x | y | z', '1 B: S? | x | y', '1 B+C: Pilihlah semua! | x | y | z'],
    ],
    [
      'statements that each end with what they are',
      ['1. Tentukan benar (B) atau salah (S)!\na. Air basah (B)\nb. Api dingin (S)'],
      ['1 Benar/Salah: Tentukan benar (B) atau salah (S)! | Air basah | Api dingin'],
    ],
    [
      'a key of numbered truths',
      [
        '1. Tentukan!',
        table([
          ['No', 'Pernyataan', 'Benar', 'Salah'],
          ['1', 'Air', '', ''],
          ['2', 'Api', '', ''],
        ]),
        'Kunci: (1) Benar, (2) Salah',
      ],
      ['1 Benar/Salah: Tentukan! | Air | Api'],
    ],
    [
      'what options are worth, behind each of them or in a line',
      [
        '1. S?\nA. v (1)\nB. w (5)\nC. x (4)\nD. y (2)\nE. z (3)',
        '2. T?\nA. x (skor 1)\nB. y (skor 5)',
        `3. U?\n${xy}\nNilai: 2, 4`,
        `4. V?\n${xy}\nSkor: A1 B5`,
      ],
      ['1 1/5/4/2/3: S? | v | w | x | y | z', '2 1/5: T? | x | y', '3 2/4: U? | x | y', '4 1/5: V? | x | y'],
      ['weights_behind_options', 'weights_behind_options'],
    ],
    [
      'numbers in brackets that options are made of are no worth',
      ['1. S?\nA. Kalimat (1)\nB. Kalimat (2)\nC. Kalimat (3)\nD. Kalimat (4)'],
      ['1 -: S? | Kalimat (1) | Kalimat (2) | Kalimat (3) | Kalimat (4)'],
      ['missing_key'],
    ],
    [
      'letters right before the words, or without a point',
      ['1.S?\nA.x\nB.y\nKunci:A\n2. T?\nA x\nB y\nKunci: B'],
      ['1 A: S? | x | y', '2 B: T? | x | y'],
    ],
    [
      'options parted by strokes, and a key behind the last of them',
      ['1. S?\nA. x / B. y / C. z\nKunci: C\n2. T?\nA. x\nB. y\tKunci: B\n3. U?\nA. x\nB. y (Kunci: A)'],
      ['1 C: S? | x | y | z', '2 B: T? | x | y', '3 A: U? | x | y'],
    ],
    [
      'arrows that say what they point at, and lines that part questions',
      ['1. S?\nA. x\nB. y ==> kunci\n----------\n2. T?\nA. x <= jawaban\nB. y\n=========='],
      ['1 B: S? | x | y', '2 A: T? | x | y'],
    ],
    [
      'a key that is the text of an option, though its letters are options too',
      [
        '1. Golongan darah?\nA. A\nB. B\nC. AB\nD. O\nKunci: AB',
        '2. Golongan darah?\nA. O\nB. A\nC. B\nKunci: B',
        '3. S?\nA. tidak\nB. ada\nC. x\nD. y\nKunci: Ada',
        '4. Antonim nihil?\nKunci: ada',
        '5. S?\nA. v\nB. w\nC. x\nD. y\nKunci: acd',
      ],
      [
        '1 C: Golongan darah? | A | B | AB | O',
        '2 B: Golongan darah? | O | A | B',
        '3 B: S? | tidak | ada | x | y',
        '4 {"kind":"text","accepted":["ada"]}: Antonim nihil?',
        '5 A+C+D: S? | v | w | x | y',
      ],
      ['several_keys'],
    ],
    [
      'questions without any number, and their keys by number',
      [
        'UJIAN KIMIA\nKelas XII\nPerhatikan reaksi.\nZat apa?\nA. x\nB. y\nS?\nA. x\nB. y',
        'Kunci Jawaban\n1. A 2. B',
      ],
      ['1 A: Perhatikan reaksi. / Zat apa? | x | y', '2 B: S? | x | y'],
      ['numbers_missing'],
    ],
    [
      'questions without numbers below explanations and empty lines',
      [
        'UJIAN\n\nBaca teks ini.\nApa isinya?\n\nA. x\nB. y\nKunci: A\nPembahasan: karena.\nMaka x.\nT?\nA. x\nB. y\nKunci: B',
      ],
      ['1 A: Baca teks ini. / Apa isinya? | x | y', '2 B: T? | x | y'],
      ['numbers_missing'],
    ],
    [
      'arrows before a key, and `Pertanyaan 1:`',
      [`Pertanyaan 1: S?\n${xy}\nKunci => A`, `Pertanyaan 2: T?\n${xy}\nJawaban -> B`],
      ['1 A: S? | x | y', '2 B: T? | x | y'],
    ],
    [
      'statements (1), (2) or “Pernyataan 1:”, with a key or with what they are behind them',
      [
        '1. Tentukan benar/salah!\n(1) x\n(2) y\nKunci: B, S',
        '2. Tentukan benar/salah!\nPernyataan 1: x\nPernyataan 2: y\nKunci: S-B',
        '3. Tentukan benar atau salah!\n(1) x (S)\n(2) y (B)',
        `4. Cukupkah?\nPernyataan (1): v\nPernyataan (2): w\n${xy}\nKunci: B`,
      ],
      [
        '1 Benar/Salah: Tentukan benar/salah! | x | y',
        '2 Salah/Benar: Tentukan benar/salah! | x | y',
        '3 Salah/Benar: Tentukan benar atau salah! | x | y',
        '4 B: Cukupkah? / Pernyataan (1): v / Pernyataan (2): w | x | y',
      ],
    ],
    [
      'short answers with a unit, a currency or a tolerance',
      [
        '1. S?\nKunci: 12 cm',
        '2. S?\nKunci: Rp1.250.000',
        '3. S?\nKunci: 3,14 ± 0,01',
        '4. S?\nKunci: 2 kg atau 2000 g',
        '5. S?\nKunci: 17 Agustus 1945',
        '6. S?\nKunci: 2x',
        '7. S?\nKunci: 3 n',
      ],
      [
        '1 {"kind":"text","accepted":["12 cm","12"]}: S?',
        '2 {"kind":"text","accepted":["Rp1.250.000","1.250.000","1250000"]}: S?',
        '3 {"kind":"number","value":3.14,"tolerance":0.01}: S?',
        '4 {"kind":"text","accepted":["2 kg","2000 g"]}: S?',
        '5 {"kind":"text","accepted":["17 Agustus 1945"]}: S?',
        '6 {"kind":"text","accepted":["2x"]}: S?',
        '7 {"kind":"text","accepted":["3 n"]}: S?',
      ],
      ['unit_in_answer', 'unit_in_answer'],
    ],
    [
      'keys one letter a line',
      [...three, 'Kunci Jawaban\nA\nB\nA'],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'keys behind strokes',
      [...three, 'KUNCI: 1/A, 2/B, 3/A'],
      ['1 A: S? | x | y', '2 B: S? | x | y', '3 A: S? | x | y'],
    ],
    [
      'a table whose column of answers holds options on one line',
      [
        table([
          ['No', 'Butir Soal', 'Opsi Jawaban', 'Kunci Jawaban'],
          ['1', 'S?', 'A. x B. y C. z', 'A'],
          ['2', 'T?', 'A. x B. y C. z', 'B'],
        ]),
      ],
      ['1 A: S? | x | y | z', '2 B: T? | x | y | z'],
    ],
    [
      'keys with their reasons at the end',
      [`1. S?\n${xy}\n2. T?\n${xy}`, 'Pembahasan Soal\n1. Jawaban A. Karena x.\n2. Jawaban: B Karena y.'],
      ['1 A: S? | x | y', '2 B: T? | x | y'],
    ],
    [
      'essays in a section of their own are named',
      [`A. Pilihan Ganda\n1. S?\n${xy}\nKunci: A\nB. Uraian\n1. Jelaskan fotosintesis!`],
      ['1 A: S? | x | y'],
      ['unsupported_essay'],
    ],
  ]

test.each(habits)('%s', (_, body, questions, remarks = [], lists) => {
  const result = read(body, lists)
  expect(describeQuestions(result)).toEqual(questions)
  expect(codes(result)).toEqual(remarks)
})

const cues = [
  'Bacalah teks berikut untuk menjawab soal nomor 1 sampai dengan 2!',
  'Teks untuk soal no. 1-2',
  'Perhatikan tabel berikut! (untuk soal 1 dan 2)',
  'Wacana berikut digunakan untuk menjawab soal 1 s.d. 2.',
  'Untuk soal nomor 1 – 2, perhatikan grafik berikut.',
  'Untuk soal nomor 1-2',
  'Stimulus soal 1, 2',
  'Gunakan informasi berikut untuk menjawab pertanyaan nomor 1 hingga 2.',
  'BACAAN 1 (SOAL 1-2)',
  'Soal 1 – 2',
  'Questions 1–2 are based on the following passage.',
]

test.each(cues)('“%s” announces a passage of two questions', cue => {
  const { questions, passages } = read([cue, 'Pasar terapung ramai.', ...three])
  expect(passages).toMatchObject([{ body: 'Pasar terapung ramai.' }])
  expect(questions.map(({ passage }) => passage)).toEqual(['s1', 's1', undefined])
})

test('a passage for one question, announced below a title', () => {
  const { questions } = read([
    three[0] ?? '',
    'Kunci: A',
    'TEKS II\nUntuk soal nomor 2\nSungai surut.',
    `2. T?\n${xy}`,
  ])
  expect(questions.map(({ passage }) => passage)).toEqual([undefined, 's1'])
})

test('a long text above the first question is its passage, and told', () => {
  const long = 'Kesultanan Banjar berdiri di tepi sungai dan ramai dikunjungi pedagang lada. '
    .repeat(4)
    .trim()
  const result = read([`UJIAN\n${long}`, `1. S?\n${xy}\nKunci: A`])
  expect(result.passages).toMatchObject([{ body: long }])
  expect(codes(result)).toEqual(['loose_passage'])
})

const rowsOfAnswers = [
  [
    'a column of short explanations',
    [
      ['No', 'Kunci', 'Pembahasan'],
      ['1', 'A', 'karena x'],
      ['2', 'B', 'karena y'],
    ],
  ],
  [
    'a row of explanations',
    [
      ['Nomor Soal', '1', '2'],
      ['Jawaban', 'A', 'B'],
      ['Pembahasan', 'karena x', 'karena y'],
    ],
  ],
  [
    'keys and explanations in one column',
    [
      ['No', 'Kunci dan Pembahasan'],
      ['1', 'A. karena x'],
      ['2', '(B) karena y'],
    ],
  ],
] as const

test.each(rowsOfAnswers)('a table of keys with %s', (_, rows) => {
  const result = read([`1. S?\n${xy}`, `2. T?\n${xy}`, table(rows.map(row => [...row]))])
  expect(describeQuestions(result)).toEqual(['1 A: S? | x | y', '2 B: T? | x | y'])
  expect(result.questions.map(({ draft }) => draft.explanation)).toEqual(['karena x', 'karena y'])
  expect(codes(result)).toEqual([])
})

test('an explanation for a question that is not there is told', () => {
  const rows = [
    ['No', 'Kunci', 'Pembahasan'],
    ['1', 'A', 'karena x'],
    ['7', 'B', 'karena y'],
  ]
  expect(codes(read([`1. S?\n${xy}`, table(rows)]))).toEqual(['key_without_question'])
})

test('an announcement without a text is what its questions are about, and says their kind', () => {
  const several = 'Untuk soal nomor 2 sampai 3, pilihlah lebih dari satu jawaban!'
  const { questions, passages } = read([
    `${three[0] ?? ''}\nKunci: A`,
    several,
    `2. T?\n${xy}\nKunci: A`,
    `3. U?\n${xy}\nKunci: B`,
  ])
  expect(passages).toMatchObject([{ title: '', body: several }])
  expect(questions.map(({ draft, passage }) => [draft.content.type, passage])).toEqual([
    ['single_choice', undefined],
    ['multiple_choice', 's1'],
    ['multiple_choice', 's1'],
  ])
})

test('a formula in the line that announces a passage is not lost', () => {
  const line = p(run('Untuk soal nomor 1 dan 2, diketahui ') + formula(mathRun('x+1')) + run('.'))
  const { passages } = read([line, 'Nilainya positif.', ...three])
  expect(passages).toMatchObject([
    { body: 'Untuk soal nomor 1 dan 2, diketahui $x+1$.\n\nNilainya positif.' },
  ])
})

test('a title above the second text begins its passage', () => {
  const { questions, passages } = read([
    'Teks 1 (untuk soal 1)\nPasar terapung ramai.',
    `1. S?\n${xy}\nKunci: A`,
    'Teks 2\nSungai surut.',
    `2. T?\n${xy}\nKunci: B`,
  ])
  expect(passages).toMatchObject([
    { body: 'Pasar terapung ramai.' },
    { title: 'Teks 2', body: 'Sungai surut.' },
  ])
  expect(questions.map(({ passage }) => passage)).toEqual(['s1', 's2'])
})
