import { classReports } from '@gerbang/contract/office/class-reports.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useAreaPath } from '../../auth/area-path.ts'
import { formatCount } from '../../format/format-number.ts'
import { areaPaths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'

const texts = {
  title: 'Halaman Senin pagi',
  note: 'Satu lembar A4 untuk tiap kelas: lima soal yang perlu dibahas, dan siapa duduk dengan siapa.',
  students: (count: number) => `${formatCount(count)} siswa`,
}

/** Classes with a page to print, of one try-out or of all. Nothing where there is none. */
export function ClassLinks({ tryoutId }: { tryoutId?: string }) {
  const toPath = useAreaPath()
  const found = useQuery(query(classReports.list, { query: { tryout_id: tryoutId } }))
  const classes = found.data?.data ?? []
  if (classes.length === 0) return null
  return (
    <Card title={texts.title} note={texts.note} className="min-w-0">
      <ul className="max-h-96 divide-y divide-line overflow-y-auto">
        {classes.map(({ tryout, batch, students }) => (
          <li key={`${tryout.id} ${batch}`} className="py-1.5">
            <Link
              to={`${toPath(areaPaths.classPage, { tryoutId: tryout.id })}?kelas=${encodeURIComponent(batch)}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-chip text-brand hover:underline"
            >
              <span className="font-semibold wrap-anywhere">
                {tryoutId === undefined ? tryout.title : batch}
              </span>{' '}
              <span className="text-sm wrap-anywhere text-muted">
                {tryoutId === undefined && `${batch} · `}
                {texts.students(students)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
