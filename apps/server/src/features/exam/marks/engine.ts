/**
 * What estimates depend on beside their data: the methods, counted up with every change that moves a digit, and the
 * exponentials and logarithms of V8.
 */
export const engineVersion = `gerbang 6, v8 ${process.versions.v8}`
