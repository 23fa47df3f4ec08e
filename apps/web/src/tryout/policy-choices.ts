import { listChoices } from '../ui/form/list-choices.ts'
import { texts } from './policy-texts.ts'

/** What a try-out may say of its scores, each with what it means. */
export const policyChoices = {
  scoring: listChoices(texts.scorings, texts.scoringHints),
  release: listChoices(texts.releases),
  review: listChoices(texts.reviews),
}
