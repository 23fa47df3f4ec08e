import { history } from '@gerbang/contract/learning/history.ts'
import type { TryoutCard } from '@gerbang/contract/exam/tryouts.ts'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'

/** The newest hundred finished attempts, asked for only where a try-out is finished; finds the score of one of them. */
export function useScores(cards: TryoutCard[]) {
  const { data } = useQuery({
    ...query(history.list, { query: { kind: 'tryout', per_page: 100 } }),
    enabled: cards.some(({ finished }) => finished.length > 0),
    // As on the page of a try-out: what the session changes, it cannot tell.
    refetchOnMount: 'always',
  })
  return (slug: string, number: number) =>
    data?.data.find(entry => entry.slug === slug && entry.number === number)
}
export type FindScore = ReturnType<typeof useScores>
