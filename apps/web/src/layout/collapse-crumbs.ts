const mostShown = 3

/** With more than three crumbs, those between the first and the last two go into a menu. */
export function collapseCrumbs<Crumb>(crumbs: readonly Crumb[]) {
  if (crumbs.length <= mostShown) return { first: [], hidden: [], last: [...crumbs] }
  return { first: crumbs.slice(0, 1), hidden: crumbs.slice(1, -2), last: crumbs.slice(-2) }
}
