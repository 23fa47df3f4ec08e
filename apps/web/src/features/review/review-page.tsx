export function showReview(_root: HTMLElement, _slug: string) {}
