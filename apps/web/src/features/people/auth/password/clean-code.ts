export const codeLength = 6

/** The digits of what was typed or pasted: mails show the code in two groups. */
export function cleanCode(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, codeLength)
}
