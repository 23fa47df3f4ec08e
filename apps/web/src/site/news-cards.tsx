import type { NewsCard as Card } from '@gerbang/contract/site/news.ts'
import { joinClasses } from '../ui/join-classes.ts'
import { NewsCard } from './news-card.tsx'

/** News side by side, as many as fit. */
export function NewsCards({ cards, level, className }: NewsCardsProps) {
  return (
    <ul className={joinClasses('grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3', className)}>
      {cards.map(card => (
        <li key={card.id}>
          <NewsCard card={card} level={level} />
        </li>
      ))}
    </ul>
  )
}

interface NewsCardsProps {
  cards: readonly Card[]
  level: 2 | 3
  className: string
}
