import type { Call, Data } from '@gerbang/contract/call.ts'
import { ListPage, type ListPageProps } from '../ui/table/list-page.tsx'
import type { Filters } from '../ui/table/table-address.ts'
import type { ListShape, SortOf } from './list-shape.ts'
import { useList } from './use-list.ts'

/** Makes a page of one list that opens nothing beside it. `useChoices` reads what its filters offer. */
export function createListPage<C extends Call, F extends Filters>({
  shape,
  useChoices,
  ...page
}: PageOptions<C, F>) {
  const useGiven: () => Choices<C, F> = useChoices ?? (() => ({}))
  return function Page() {
    const table = { ...page, ...useGiven(), list: useList(shape) }
    return <ListPage {...(table as unknown as Table<C, F>)} />
  }
}

type Table<C extends Call, F extends Filters> = ListPageProps<
  Data<C> extends readonly (infer Row)[] ? Row : never,
  F,
  SortOf<C>
>

type Choices<C extends Call, F extends Filters> = Pick<Table<C, F>, 'choices' | 'searches'>

type PageOptions<C extends Call, F extends Filters> = {
  shape: ListShape<C, F>
  useChoices?: () => Choices<C, F>
} & Omit<Table<C, F>, 'list' | 'choices' | 'searches' | 'children'>
