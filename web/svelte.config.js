// Runes everywhere: one way to say that something changes.
export default { compilerOptions: { runes: true } }
