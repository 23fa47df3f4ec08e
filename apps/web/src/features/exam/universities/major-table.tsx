import {
  type ListedUniversity,
  type MajorDetail,
  universityCatalogue,
} from '@gerbang/contract/exam/university-catalogue.ts'
import Plus from 'icon:plus'
import { useState } from 'react'
import { formatCount, formatTenth } from '../../../format/format-number.ts'
import { type ListColumns, shapeList } from '../../../list/list-shape.ts'
import { useList } from '../../../list/use-list.ts'
import { Button } from '../../../ui/button.tsx'
import { ListTable } from '../../../ui/table/list-table.tsx'
import { RowButton } from '../../../ui/table/row-face.tsx'
import { MajorSheet } from './major-sheet.tsx'
import { texts } from './texts.ts'

const words = texts.majors
const show = (value: number | null | undefined, format = formatCount) =>
  value === null || value === undefined ? words.none : format(value)

const shape = shapeList(universityCatalogue.listMajors, {
  filters: { level: texts.levels },
  sorts: ['name', '-name', 'code', '-code'],
  per_page: 50,
})

/** The majors of a university, each with the newest of its years. */
export function MajorTable({ university }: { university: ListedUniversity }) {
  const [opened, setOpened] = useState<MajorDetail | 'new'>()
  return (
    <>
      <ListTable
        list={useList(shape, { params: { universityId: university.id } })}
        words={words}
        columns={buildColumns(setOpened)}
        actions={
          <Button icon={<Plus aria-hidden size={18} strokeWidth={2} />} onClick={() => setOpened('new')}>
            {words.add}
          </Button>
        }
      />
      {opened && (
        <MajorSheet
          universityId={university.id}
          major={opened === 'new' ? null : opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function buildColumns(
  open: (major: MajorDetail) => void,
): ListColumns<typeof universityCatalogue.listMajors> {
  const names = words.columns
  return [
    {
      id: 'name',
      header: names.name,
      sort: 'name',
      cell: major => <RowButton onClick={() => open(major)}>{major.name}</RowButton>,
    },
    { id: 'code', header: names.code, sort: 'code', cell: ({ code }) => code },
    { id: 'level', header: names.level, cell: ({ level }) => level },
    { id: 'group', header: names.group, cell: ({ group }) => group },
    { id: 'year', header: names.year, align: 'end', cell: ({ years }) => years[0]?.year },
    { id: 'capacity', header: names.capacity, align: 'end', cell: ({ years }) => show(years[0]?.capacity) },
    {
      id: 'applicants',
      header: names.applicants,
      align: 'end',
      cell: ({ years }) => show(years[0]?.applicants),
    },
    { id: 'score', header: names.score, align: 'end', cell: ({ years }) => writeScore(years[0]) },
    { id: 'source', header: names.source, cell: ({ years }) => years[0]?.source },
  ]
}

function writeScore(year: MajorDetail['years'][number] | undefined): string {
  const score = show(year?.passing_score, formatTenth)
  return year?.is_estimate && year.passing_score !== null ? `${score} (${words.estimate})` : score
}
