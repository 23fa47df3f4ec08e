/**
 * Phones close a tab while its owner looks up a school code or a mail. It is kept after the form was sent, too: the
 * address may prove wrong.
 */
export const registerDraft = 'register'
