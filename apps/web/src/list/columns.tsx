import type { ReactNode } from 'react'
import { Moment } from '../auth/moment.tsx'
import { fillPath } from '../paths.ts'
import { RowLink } from '../ui/table/row-face.tsx'

/** The first column of rows that have a page of their own: their name, which leads there. */
export function linkColumn<Name extends 'title' | 'name'>(name: Name, header: string, path: `${string}/:id`) {
  return {
    id: name,
    header,
    sort: name,
    cell: (row: { id: string } & Record<Name, string>) => (
      <RowLink to={fillPath(path, { id: row.id })}>{row[name]}</RowLink>
    ),
  }
}

/** When something was or will be; a first click brings the newest. `none` stands where there is no time. */
export function momentColumn<Name extends string>(name: Name, header: string, none?: ReactNode) {
  return {
    id: name,
    header,
    sort: `-${name}` as const,
    cell: (row: Record<Name, string | null>) => <Moment iso={row[name]} none={none} />,
  }
}
