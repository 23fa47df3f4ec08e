import { useMutation } from '@tanstack/react-query'
import { formatCount } from '../../format/format-number.ts'
import { Button } from '../button.tsx'
import { mostAtOnce } from './most-at-once.ts'
import { texts } from './table-texts.ts'

/** Picks what the search and the filters find on every page, not only on the one in view. */
export function PickEvery<Row>({ total, noun, read, onRead }: PickEveryProps<Row>) {
  const reading = useMutation({ mutationFn: read, onSuccess: onRead })
  return (
    <Button variant="quiet" size="table" busy={reading.isPending} onClick={() => reading.mutate()}>
      {total > mostAtOnce
        ? texts.pickFirst(formatCount(mostAtOnce), noun)
        : texts.pickEvery(formatCount(total), noun)}
    </Button>
  )
}

interface PickEveryProps<Row> {
  total: number
  noun: string
  read: () => Promise<readonly Row[]>
  onRead: (rows: readonly Row[]) => void
}
