// What this browser remembers between visits; nothing breaks where it may not remember.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`tabiji.${key}`)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`tabiji.${key}`, value)
  } catch {
    // A private window may refuse: then it is forgotten.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(`tabiji.${key}`)
  } catch {
    // Nothing was remembered.
  }
}
