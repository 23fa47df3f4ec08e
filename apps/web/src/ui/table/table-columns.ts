import {
  type ColumnDef,
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'

interface ColumnMeta {
  /** Numbers end where the column ends, so that their digits stand under one another. */
  align?: 'end'
}

/** What the tables of the back office can do. Rows come sorted and cut into pages from the server. */
export const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnMeta>(),
})

export type Columns<Row extends RowData> = readonly ColumnDef<typeof features, Row>[]

/**
 * Describes columns of rows of one kind. The first column stays in view; a column is sortable where it says
 * `enableSorting`, and its id is then the name by which the server sorts.
 */
export function createColumns<Row extends RowData>() {
  return createColumnHelper<typeof features, Row>()
}
