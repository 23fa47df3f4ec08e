/** Options of `RadioField` from their labels, in the order of these. */
export function listChoices<Key extends string>(labels: Record<Key, string>, hints?: Record<Key, string>) {
  return (Object.keys(labels) as Key[]).map(value => ({ value, label: labels[value], hint: hints?.[value] }))
}
