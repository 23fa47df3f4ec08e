import { parseTruths } from '../../structure/parse-keys.ts'
import { creditNames, readCredit, type Row, writeOptions } from '../../xlsx/row.ts'
import type { InXlsx } from '../kind.ts'
import { type Columns, labelsOf, listTruths, makeTrueFalseTable, TRUE_FALSE } from './make.ts'

function readColumns({ columns }: Row): Columns {
  const [yes = '', no = ''] = columns.split(/\s*\/\s*/)
  return yes !== '' && no !== '' ? [yes, no] : TRUE_FALSE
}

/** In the words of the two columns, or of any judgement. */
function readTruths(row: Row, columns: Columns): (0 | 1 | null)[] {
  const places = row.key
    .split(/\s*[,;]\s*/)
    .map(word => columns.findIndex(column => column.toLowerCase() === word.toLowerCase()))
  const own = places.filter((place): place is 0 | 1 => place >= 0)
  const said = own.length === places.length ? own : parseTruths(row.key)
  return row.options.map((_, at) => said?.[at] ?? null)
}

export const xlsx: InXlsx<'true_false_table'> = {
  names: ['Tabel pernyataan'],
  isNamed: name =>
    /^(?!.*(kompleks|multi|banyak|checkbox|bobot))(bs|.*(pernyataan|benar.*salah|true.*false).*)$/i.test(
      name,
    ),
  isLike: () => false,
  read(row) {
    const columns = readColumns(row)
    return makeTrueFalseTable({
      prompt: row.prompt,
      columns,
      statements: row.options,
      key: readTruths(row, columns),
      credit: readCredit(row, 'proportional'),
    })
  },
  write(question) {
    const columns = labelsOf(question)
    return {
      ...writeOptions(question.content.statements),
      columns: columns.join(' / '),
      key: listTruths(question)
        .map(at => (at === null ? '' : columns[at]))
        .join(', '),
      credit: creditNames[question.content.credit],
    }
  },
}
