import type { Call, Data } from '@gerbang/contract/call.ts'
import type { ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Input } from '../api/send.ts'
import type { FormBody } from '../form/form-body.ts'
import type { ContentTab } from './content-heading.tsx'

type Calls = Record<'listAll' | 'create' | 'update' | 'order' | 'delete', Call>

type TextField<Row> = { [Name in keyof Row]: Row[Name] extends string ? Name : never }[keyof Row]

/** A list of the site that people put in order, and how each of its rows is shown and written. */
interface ContentKind<C extends Calls, Row, Values> {
  tab: ContentTab
  calls: C
  /** Reads that a change makes untrue, beside the list itself. */
  refreshes?: Call[]
  words: {
    list: { intro: string; label: string; add: string; empty: { title: string; text: string } }
    form: { create: string; edit: string; description: string }
  }
  /** The field that says whether people see a row. */
  published: Extract<keyof Row, 'is_published' | 'is_active'>
  /** The field by which people know a row. */
  name: TextField<Row>
  Note: ComponentType<{ row: Row }>
  Picture?: ComponentType<{ row: Row }>
  /** What makes a deleted row anew, at its place. */
  copy: (row: Row) => Input<C['create']>['body']
  empty: Values
  toValues: (row: Row) => Values
  toCreate?: (values: Values) => FormBody<C['create']>
  toUpdate?: (values: Values) => FormBody<C['update']>
  /** Of a new row only: field → sentence. */
  checkNew?: (values: Values) => Record<string, string | undefined>
  /** Under this name what was typed survives that the tab is closed. */
  draft?: string
  /** Without a row a new one is written. */
  Fields: ComponentType<{ row: Row | undefined }>
}

/** Values that are no body of their call have to be made one. */
type Complete<C extends Calls, Values> = (Values extends FormBody<C['create']>
  ? unknown
  : { toCreate: object }) &
  (Values extends FormBody<C['update']> ? unknown : { toUpdate: object })

type RowOf<C extends Calls> = Data<C['listAll']> extends (infer Row)[] ? Row : never

export interface ContentRowData extends Record<string, unknown> {
  id: string
}

/** Any of them, for what draws it: which row belongs to which list is known only where it is described. */
export type AnyContent = ContentKind<Calls, ContentRowData, FieldValues> & {
  published: string
  copy: (row: ContentRowData) => object
}

export function describeContent<C extends Calls, Values extends FieldValues>(
  kind: ContentKind<C, RowOf<C>, Values> & Complete<C, Values>,
): AnyContent {
  return kind as unknown as AnyContent
}

export const listReads = ({ calls, refreshes = [] }: AnyContent): Call[] => [calls.listAll, ...refreshes]

/** What people know a row by. */
export const nameRow = ({ name }: AnyContent, row: ContentRowData) => String(row[name])
