declare module 'virtual:sentences' {
  type Load = () => Promise<{ default: string }>
  /** By language: what any page may say, and what is seldom needed. See web/sentences.ts. */
  export const sentences: Record<string, { often: Load; seldom: Load }>
}
